import { describe, expect, it } from '@jest/globals';
import { todayIn } from './todayIn.ts';

describe('todayIn', () => {
  it('is the day where the listing is', () => {
    const now = new Date('2026-12-21T23:30:00Z');
    expect(todayIn('UTC', now)).toBe('Monday');
    expect(todayIn('Europe/Istanbul', now)).toBe('Tuesday');
  });
});
