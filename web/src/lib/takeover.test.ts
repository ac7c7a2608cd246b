import { expect, it, jest } from '@jest/globals';
import { awaitPart, isTakenOver, whenTakenOver } from './takeover.ts';

it('is over once all parts are, those within parts too, and each counts once', () => {
  const early = jest.fn();
  whenTakenOver(early);
  expect([early.mock.calls.length, isTakenOver()]).toEqual([1, false]);

  const told = jest.fn();
  const calledOff = jest.fn();
  const outer = awaitPart();
  whenTakenOver(told);
  whenTakenOver(calledOff)();
  const inner = awaitPart();
  outer();
  outer();
  expect([told.mock.calls.length, isTakenOver()]).toEqual([0, false]);
  inner();
  expect([told.mock.calls.length, calledOff.mock.calls.length, isTakenOver()]).toEqual([1, 0, true]);

  // What comes later, by a link, is nobody's news.
  awaitPart()();
  expect([told.mock.calls.length, isTakenOver()]).toEqual([1, true]);
});
