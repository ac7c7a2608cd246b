import { describe, expect, it } from '@jest/globals';
import { cutCompound } from './cutCompound.ts';

describe('a compound', () => {
  it.each([
    ['pizzalieferservice', ['pizza', 'lieferservice']],
    ['kinderzahnarztpraxis', ['kinder', 'zahnarztpraxis']],
    ['apothekennotdienst', ['apotheken', 'notdienst']],
    ['dorfmetzgerei', ['dorf', 'metzgerei']],
    ['tandartspraktijk', ['tandarts', 'praktijk']],
    ['cw1butchers', ['cw1', 'butchers']],
  ])('is cut where its kind begins or ends: %s', (word, parts) => {
    expect(cutCompound(word)).toEqual(parts);
  });

  it.each([
    'zahnarzt',
    'hundefriseur',
    'autowerkstatt',
    'restaurnt',
    'vorbahnhof',
    'barberini',
    'montmartre',
  ])('stays as it is where it is a kind or has none in it: %s', (word) => {
    expect(cutCompound(word)).toBeNull();
  });
});
