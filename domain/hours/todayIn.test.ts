import { describe, expect, it } from '@jest/globals';
import { todayIn } from './todayIn.ts';

describe('todayIn', () => {
  it('is the day at the listing’s location', () => {
    const now = new Date('2026-12-21T23:30:00Z');
    expect(todayIn('UTC', now)).toBe('Monday');
    expect(todayIn('Europe/Istanbul', now)).toBe('Tuesday');
  });
});
