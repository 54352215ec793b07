import { expect, it } from 'vitest';
import { match } from '../src/lib/router.svelte';

const at = (path: string) => match(new URL(path, 'http://table.example'));

it.each([
  ['/', { page: 'home' }],
  ['/t/abc', { page: 'table', table: 'abc', invite: null }],
  ['/t/abc#code', { page: 'table', table: 'abc', invite: 'code' }],
  ['/t/abc/replay', { page: 'replay', table: 'abc', ply: null }],
  ['/t/abc/replay?ply=12', { page: 'replay', table: 'abc', ply: 12 }],
  ['/t/abc/replay?ply=-1', { page: 'replay', table: 'abc', ply: null }],
  ['/t', { page: 'nowhere' }],
  ['/t/abc/other', { page: 'nowhere' }],
  ['/t/abc/replay/more', { page: 'nowhere' }],
  ['/other', { page: 'nowhere' }],
])('%s', (path, route) => expect(at(path)).toEqual(route));
