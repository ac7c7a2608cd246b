import { expect, it, jest } from '@jest/globals';
import { createHydration } from './hydration.ts';

it('hydration ends once all parts have hydrated, nested ones included, each counted once', () => {
  const { awaitPart, isHydrated, onHydrated } = createHydration();
  const early = jest.fn();
  onHydrated(early);
  expect([early.mock.calls.length, isHydrated()]).toEqual([1, false]);

  const notified = jest.fn();
  const calledOff = jest.fn();
  const outer = awaitPart();
  onHydrated(notified);
  onHydrated(calledOff)();
  const inner = awaitPart();
  outer();
  outer();
  expect([notified.mock.calls.length, isHydrated()]).toEqual([0, false]);
  inner();
  expect([notified.mock.calls.length, calledOff.mock.calls.length, isHydrated()]).toEqual([1, 0, true]);

  // A part that loads later, after a navigation, does not count.
  awaitPart()();
  expect([notified.mock.calls.length, isHydrated()]).toEqual([1, true]);
});
