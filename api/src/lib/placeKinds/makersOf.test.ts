import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kindOf } from './kindOf.ts';
import { kindOfSearch } from './kindOfSearch.ts';
import { madeByCompanies } from './makersOf.ts';

describe('companies are known by their products', () => {
  it.each([
    ['machinery manufacturer', 'man_made/works/machinery'],
    ['fabricant de machines', 'man_made/works/machinery'],
    ['makine imalatçıları', 'man_made/works/machinery'],
    ['Maschinenhersteller', 'man_made/works/machinery'],
    ['производитель упаковки', 'man_made/works/packaging'],
    ['مصنع نسيج', 'man_made/works/textile'],
    ['ambalaj', 'man_made/works/packaging'],
    ['packaging company', 'man_made/works/packaging'],
    ['savunma sanayii', 'man_made/works/defence'],
    ['furniture manufacturers', 'shop/furniture'],
  ])('%s', (text, kind) => {
    expect(kindOfSearch(text)?.kind).toBe(kind);
  });

  it('in searches alone: an import leaves branches of industry as they are written', () => {
    expect(kindOf('Makine ve Teçhizat İmalatı')).toBeNull();
    expect(kindOf('Ambalaj')).toBeNull();
  });
});

describe('the product of a company', () => {
  it('is its text without the word for the company', () => {
    const word = fc.stringMatching(/^[bcdfg]{3,8}$/);
    fc.assert(
      fc.property(word, (made) => {
        expect(madeByCompanies(`${made} manufacturer`)).toBe(made);
        expect(madeByCompanies(`manufacturers of ${made}`)).toBe(made);
        expect(madeByCompanies(made)).toBeUndefined();
      }),
    );
  });

  it('is nothing in other texts', () => {
    expect(madeByCompanies('')).toBeUndefined();
    expect(madeByCompanies('company')).toBeUndefined();
    expect(kindOfSearch('company')?.kind).toBe('office/company');
  });
});
