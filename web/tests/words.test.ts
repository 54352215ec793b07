import { describe, expect, it } from 'vitest';
import type { Language, Seat } from '../src/lib/contract';
import { groupRules } from '../src/lib/rules';
import { choose } from '../src/lib/text.svelte';
import { seatNames, tell, wordMove } from '../src/lib/wording';
import { speak } from './speaking';

const list = (items: string[]) => items.join(' & ');
const person = (seat: number, name: string): Seat => ({
  seat, kind: 'person', name, level: null, you: false, here: true, standing_in: false, resigned: false,
});

describe('the language', () => {
  it.each([
    [['uk-UA', 'en'], 'uk'],
    [['de', 'ru-RU'], 'ru'],
    [['be-BY'], 'ru'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of a browser that wants %j is %s', (wanted, chosen) => expect(choose(wanted)).toBe(chosen));
});

describe('the word after a number takes its form', () => {
  it.each<[Language, number, string]>([
    ['ru', 1, 'добирает один штрих'],
    ['ru', 2, 'добирает 2 штриха'],
    ['ru', 5, 'добирает 5 штрихов'],
    ['uk', 3, 'добирає 3 штрихи'],
    ['en', 2, 'draws 2 strokes'],
  ])('%s %i', (language, count, words) => {
    const event = { event: 'drew', seat: 0, count };
    expect(tell('final_touch', event, () => 'Ada', speak(language).t, list)).toBe(`Ada ${words}.`);
  });

  it.each<[Language, number, string]>([
    ['ru', 4, '2–4 игрока'],
    ['ru', 6, '2–6 игроков'],
    ['uk', 4, '2–4 гравці'],
    ['uk', 6, '2–6 гравців'],
  ])('%s 2–%i players', (language, to, words) =>
    expect(speak(language).t('page-seats', { from: 2, to })).toBe(words),
  );
});

describe('wording', () => {
  const { t, keys } = speak('en');

  it('an event names its seats and counts them', () => {
    const event = { event: 'over', seats: [0, 1], rule: 'FT-9' };
    const name = (seat: number) => ['Ada', 'Bo'][seat]!;
    expect(tell('final_touch', event, name, t, list)).toBe('The game is over. The winners: Ada & Bo.');
  });

  it('two people of one name are told apart', () => {
    const seats = [person(0, 'Ada'), person(1, 'Bo'), person(2, 'Ada')];
    expect(seatNames(seats, t)).toEqual(['Ada', 'Bo', 'Ada 2']);
  });

  it('a move is said by the words of its game', () => {
    const words = { moveValues: () => ({ key: 'final_touch-move-smear', values: { colour: 'blue' } }) };
    expect(wordMove('final_touch', 'smear blue', words, t)).toBe('Smear: a blue stroke');
    expect(wordMove('final_touch', 'smear blue', null, t)).toBe('smear blue');
  });

  it('rules come in the order of the file, in their groups', () => {
    const groups = groupRules('final_touch', keys);
    expect(groups.map(({ group }) => group)).toEqual(['components', 'setup', 'play']);
    expect(groups[2]!.rules.map(({ id }) => id).slice(0, 3)).toEqual(['FT-1', 'FT-2', 'FT-3']);
  });
});
