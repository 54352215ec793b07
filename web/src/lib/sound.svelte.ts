/** A few small sounds, made on the spot; off until somebody wants them. */

export type Cue = 'move' | 'turn' | 'finish' | 'over';

// Notes as [Hz, start in s, length in s]; a move is a short tap, the end a rising chord.
const NOTES: Record<Cue, [number, number, number][]> = {
  move: [[330, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  finish: [
    [440, 0, 0.12],
    [554, 0.08, 0.14],
    [659, 0.16, 0.28],
  ],
  over: [
    [392, 0, 0.2],
    [494, 0.14, 0.22],
    [587, 0.28, 0.24],
    [784, 0.42, 0.5],
  ],
};
const STORED = 'vernissage.sound';

class Sound {
  on = $state(localStorage.getItem(STORED) === 'on');
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(STORED, this.on ? 'on' : 'off');
    this.play('turn');
  }

  play(cue: Cue): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    for (const [pitch, start, length] of NOTES[cue]) this.#note(context, pitch, start, length);
  }

  #note(context: AudioContext, pitch: number, start: number, length: number): void {
    const begin = context.currentTime + start;
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(0.12, begin + 0.01);
    level.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(level).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.05);
  }
}

export const sound = new Sound();
