import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  consentKinds,
  consentOf,
  mergeDecision,
  noConsent,
  parseDecision,
  serializeDecision,
  type Consent,
} from './consent.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
const some = { analytics: true, ads: false, maps: true };

describe('a stored consent', () => {
  it('is read as it was written', () => {
    expect(parseDecision(serializeDecision({ choices: some, at: now }), now)).toEqual({
      choices: some,
      at: now,
    });
  });

  it('is valid for a year', () => {
    const text = serializeDecision({ choices: some, at: now });
    expect(parseDecision(text, new Date('2027-11-20T12:00:00Z'))?.choices).toEqual(some);
    expect(parseDecision(text, new Date('2027-11-22T12:00:00Z'))).toBeNull();
  });

  it.each([null, '', 'true', '[]', '{}', '{"analytics":true}', '{"at":"never","ads":true}', '{'])(
    'is ignored if %s is stored',
    (text) => {
      expect(parseDecision(text, now)).toBeNull();
    },
  );

  it('allows only kinds that are explicitly true', () => {
    const decision = parseDecision(`{"at":"${now.toISOString()}","ads":"yes","maps":1}`, now);
    expect(decision?.choices).toEqual({ ads: false, maps: false });
    expect(consentOf(decision)).toEqual(noConsent);
  });

  it('leaves a new kind undecided', () => {
    const decision = mergeDecision(null, { maps: true }, now);
    expect(parseDecision(serializeDecision(decision), now)?.choices).toEqual({ maps: true });
    expect(consentOf(decision)).toEqual({ ...noConsent, maps: true });
  });

  it('never extends an older choice', () => {
    const first = mergeDecision(null, { ads: true }, now);
    expect(mergeDecision(first, { maps: true }, later)).toEqual({
      choices: { ads: true, maps: true },
      at: now,
    });
    expect(mergeDecision(first, { ads: false, maps: true }, later).at).toEqual(later);
  });

  it('follows the last choice of each kind, after any choices', () => {
    const changes = fc.record(
      Object.fromEntries(consentKinds.map((kind) => [kind, fc.boolean()])) as Record<
        keyof Consent,
        fc.Arbitrary<boolean>
      >,
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 8 }), (list) => {
        const stored = list.reduce<string | null>(
          (text, change) => serializeDecision(mergeDecision(parseDecision(text, now), change, now)),
          null,
        );
        expect(consentOf(parseDecision(stored, now))).toEqual(
          list.reduce<Consent>((all, change) => ({ ...all, ...change }), noConsent),
        );
      }),
    );
  });
});
