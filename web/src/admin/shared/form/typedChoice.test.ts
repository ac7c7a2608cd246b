import { expect, it } from '@jest/globals';
import { typedChoice } from './typedChoice.ts';

it.each([
  ['Kafe', ['Kafe', 'Kafeterya'], 'Kafe'],
  [' kafe ', ['Kafe', 'Kafeterya'], 'Kafe'],
  ['ICECEK', ['İçecek'], 'İçecek'],
  ['kaf', ['Kafe'], undefined],
  ['', [''], undefined],
  // The exact name comes before one that differs by an accent.
  ['Cafe', ['Café', 'Cafe'], 'Cafe'],
  ['cafe', ['Café', 'Cafe'], undefined],
])('typedChoice: %j among %j is %j', (typed, names, meant) => {
  expect(typedChoice(typed, names, (name) => [name])).toBe(meant);
});
