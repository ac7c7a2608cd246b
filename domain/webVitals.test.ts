import { describe, expect, it } from '@jest/globals';
import { overallScore, rateVital, vitalScore } from './webVitals.ts';

describe('rateVital', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'middle'],
    ['LCP', 4000, 'middle'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.25, 'middle'],
    ['CLS', 0.26, 'poor'],
    ['FCP', 1800, 'good'],
    ['FCP', 3001, 'poor'],
    ['TTFB', 800, 'good'],
    ['TTFB', 1801, 'poor'],
  ] as const)('%s of %s is %s', (metric, value, rating) => {
    expect(rateVital(metric, value)).toBe(rating);
  });
});

describe('scores', () => {
  it('are 100, 75 or 50', () => {
    expect([2000, 3000, 5000].map((value) => vitalScore('LCP', value))).toEqual([100, 75, 50]);
  });

  it('of the whole are the mean of LCP, CLS and FCP', () => {
    expect(overallScore({ LCP: 2000, CLS: 0.2, FCP: 5000, TTFB: 9000, INP: 9000 })).toBe(75);
    expect(overallScore({ LCP: 2000, FCP: 2000 })).toBe(87.5);
    expect(overallScore({ TTFB: 1 })).toBeNull();
  });
});
