import { expect, it } from '@jest/globals';
import { onReconnect } from './onReconnect.ts';

it('onReconnect retries while the database is unreachable, for a limited time, and after no other fault', async () => {
  const failing = (message: string, times: number) => {
    let left = times;
    const seen = { looks: 0 };
    const read = () => {
      seen.looks += 1;
      return (left -= 1) >= 0 ? Promise.reject(new Error(message)) : Promise.resolve('there');
    };
    return { seen, read };
  };
  const away = 'Connection terminated due to connection timeout';
  expect(await onReconnect(failing(away, 3).read, { pauseMs: 1 })).toBe('there');
  const longAway = failing(away, 1000);
  await expect(onReconnect(longAway.read, { timeoutMs: 0, pauseMs: 1 })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  const wrong = failing('no such column', 1);
  await expect(onReconnect(wrong.read, { pauseMs: 1 })).rejects.toThrow('no such column');
  expect([longAway.seen.looks, wrong.seen.looks]).toEqual([1, 1]);
});
