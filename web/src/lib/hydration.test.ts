import { expect, it, jest } from '@jest/globals';
import { awaitPart, isHydrated, onHydrated } from './hydration.ts';

it('is over once all parts are, those within parts too, and each counts once', () => {
  const early = jest.fn();
  onHydrated(early);
  expect([early.mock.calls.length, isHydrated()]).toEqual([1, false]);

  const told = jest.fn();
  const calledOff = jest.fn();
  const outer = awaitPart();
  onHydrated(told);
  onHydrated(calledOff)();
  const inner = awaitPart();
  outer();
  outer();
  expect([told.mock.calls.length, isHydrated()]).toEqual([0, false]);
  inner();
  expect([told.mock.calls.length, calledOff.mock.calls.length, isHydrated()]).toEqual([1, 0, true]);

  // What comes later, by a link, is nobody's news.
  awaitPart()();
  expect([told.mock.calls.length, isHydrated()]).toEqual([1, true]);
});
