import { setImmediate } from 'node:timers';
import { describe, expect, it } from '@jest/globals';
import { loopYielder } from './loopYielder.ts';

/** Computes for about as many milliseconds. */
function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a long computation that yields', () => {
  it('lets other work of the process run in between', async () => {
    const yieldLoop = loopYielder();
    let answered = 0;
    const answer = () => {
      answered += 1;
      request = setImmediate(answer);
    };
    let request = setImmediate(answer);
    for (let step = 0; step < 20; step += 1) {
      await yieldLoop();
      compute(6);
    }
    clearImmediate(request);
    expect(answered).toBeGreaterThanOrEqual(15);
  });

  it('continues at once if little time has passed', () => {
    expect(loopYielder()()).toBeUndefined();
  });
});
