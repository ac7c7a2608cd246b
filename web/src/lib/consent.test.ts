import { describe, expect, it } from '@jest/globals';
import { parseConsent, printConsent } from './consent.ts';

const now = new Date('2026-11-21T12:00:00Z');
const some = { analytics: true, ads: false, maps: true };

describe('a kept choice', () => {
  it('comes back as it was', () => {
    expect(parseConsent(printConsent(some, now), now)).toEqual(some);
  });

  it('counts for a year', () => {
    const text = printConsent(some, now);
    expect(parseConsent(text, new Date('2027-11-20T12:00:00Z'))).toEqual(some);
    expect(parseConsent(text, new Date('2027-11-22T12:00:00Z'))).toBeNull();
  });

  it.each([null, '', 'true', '[]', '{}', '{"analytics":true}', '{"at":"never","ads":true}', '{'])(
    'is none where %s is kept',
    (text) => {
      expect(parseConsent(text, now)).toBeNull();
    },
  );

  it('agrees to nothing that is not plainly true', () => {
    expect(parseConsent(`{"at":"${now.toISOString()}","ads":"yes","maps":1}`, now)).toEqual({
      analytics: false,
      ads: false,
      maps: false,
    });
  });
});
