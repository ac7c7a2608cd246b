import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { measureRates, median } from './measureRates.ts';

let server: Server | undefined;

async function listen(status: number): Promise<string> {
  // Answers are delayed, so that nothing is busy meanwhile.
  const opened = createServer((_request, response) => {
    setTimeout(() => response.writeHead(status).end('{}'), 50);
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const plan = { connections: 2, rounds: 2, seconds: 1, warmUpSeconds: 1 };

describe('measureRates', () => {
  it('gives each target a median over its rounds', async () => {
    const url = await listen(200);
    const rates = await measureRates(
      [
        { name: 'first', url },
        { name: 'second', url },
      ],
      plan,
    );
    expect(rates).toHaveLength(2);
    for (const { perSecond, rounds } of rates) {
      expect(rounds).toHaveLength(2);
      const [first = 0, second = 0] = rounds;
      expect(perSecond).toBeCloseTo((first + second) / 2);
      expect(perSecond).toBeGreaterThan(0);
    }
  });

  it('does not count errors as throughput', async () => {
    const url = await listen(500);
    await expect(measureRates([{ name: 'broken', url }], plan)).rejects.toThrow('broken');
  });
});

describe('median', () => {
  it('takes the middle, or the mean of the two middles', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
