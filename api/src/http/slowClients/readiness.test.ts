import { expect, it } from '@jest/globals';
import { shareCheck } from './readiness.ts';

it('the readiness check checks once for concurrent requests, and again once the result is old', async () => {
  let asked = 0;
  const isReady = shareCheck(
    async () => {
      asked += 1;
      return null;
    },
    { freshMs: 20, late: 'UNAVAILABLE' },
  );
  expect(await Promise.all(Array.from({ length: 100 }, isReady))).toEqual(
    Array.from({ length: 100 }, () => null),
  );
  expect(asked).toBe(1);
  const old = performance.now() + 20;
  while (performance.now() <= old) await new Promise((resolve) => setTimeout(resolve, 5));
  await isReady();
  expect(asked).toBe(2);
});

it('the readiness check times out', async () => {
  const isReady = shareCheck(() => new Promise(() => undefined), { timeoutMs: 10, late: 'UNAVAILABLE' });
  expect(await isReady()).toBe('UNAVAILABLE');
});
