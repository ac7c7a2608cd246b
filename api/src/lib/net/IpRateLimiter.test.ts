import { expect, it, jest } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { IpRateLimiter } from './IpRateLimiter.ts';

it('IpRateLimiter limits the requests of an address per window, and returns the time to retry', () => {
  let now = 1_000_000;
  const limiter = new IpRateLimiter({ limit: 2, windowMs: 60_000 }, () => now);
  expect([limiter.secondsToWait('203.0.113.1'), limiter.secondsToWait('203.0.113.1')]).toEqual([0, 0]);
  now += 20_000;
  expect(limiter.secondsToWait('203.0.113.1')).toBe(40);
  expect(limiter.secondsToWait('203.0.113.2')).toBe(0);
  now += 40_000;
  expect(limiter.secondsToWait('203.0.113.1')).toBe(0);
});

it('IpRateLimiter treats an IPv6 network as one address', () => {
  const limiter = new IpRateLimiter({ limit: 1, windowMs: 60_000 });
  expect(limiter.secondsToWait('2001:db8::1')).toBe(0);
  expect(limiter.secondsToWait('2001:db8::2')).toBeGreaterThan(0);
});

it('the rate limiter stores a limited number of addresses', () => {
  const limiter = new IpRateLimiter({ limit: 1, windowMs: 60_000, maxAddresses: 100 });
  for (let i = 0; i < 5000; i += 1) limiter.secondsToWait(`10.0.${i >> 8}.${i & 255}`);
  expect(limiter.size).toBe(100);
});

it('IpRateLimiter admits an address again after its window, also if the clock of the machine is set back', async () => {
  const clock = jest.spyOn(Date, 'now');
  try {
    const limiter = new IpRateLimiter({ limit: 1, windowMs: 20 });
    const began = Date.now();
    expect(limiter.secondsToWait('203.0.113.1')).toBe(0);
    clock.mockReturnValue(began - 3_600_000);
    await until(async () => limiter.secondsToWait('203.0.113.1') === 0, 5000);
  } finally {
    clock.mockRestore();
  }
});
