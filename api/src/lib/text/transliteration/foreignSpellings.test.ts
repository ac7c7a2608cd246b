import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foreignSpellings } from './foreignSpellings.ts';

/** The consonants by which the database compares words, as far as these names need them. */
const consonantsOf = (word: string): string =>
  word
    .replace(/[ck]h|ck|c|q/g, 'k')
    .replace(/ph|p/g, 'f')
    .replaceAll('v', 'b')
    .replace(/[aeiouwyh]/g, '')
    .replace(/(.)\1+/g, '$1');

describe('a name in another script has a spelling with the consonants of', () => {
  it.each([
    ['メトロポール', 'metropol'],
    ['マイスター', 'meister'],
    ['スターバックス', 'starbucks'],
    ['クローネンハレ', 'kronenhalle'],
    ['テンツ', 'tenz'],
    ['스타벅스', 'starbucks'],
    ['다르바르', 'darbar'],
    ['버거', 'burger'],
    ['알펜로제', 'alpenrose'],
    ['квест', 'quest'],
    ['фрайхайт', 'freiheit'],
    ['бистро', 'bistrot'],
    ['मेदांता', 'medanta'],
    ['αρχοντικο', 'arxontikon'],
    ['χατζη', 'hadji'],
    ['бомбей', 'bombay'],
    ['ケソンシティ', 'quezon'],
    ['джеймс', 'james'],
    ['джихангир', 'cihangir'],
    ['अनंत', 'anant'],
    ['विजन', 'vision'],
    ['σταρμπακς', 'starbucks'],
    ['ստարբաքս', 'starbucks'],
    ['ვაპიანო', 'vapiano'],
  ])('%s: %s', (native, latin) => {
    expect(foreignSpellings(native).map(consonantsOf)).toContain(consonantsOf(latin));
  });
});

describe('the spellings of a name', () => {
  it('are few, and words of Latin letters', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[ア-ンー]{3,12}$/),
      fc.stringMatching(/^[가-힣]{2,10}$/),
      fc.stringMatching(/^[а-я]{4,12}$/),
      fc.stringMatching(/^[α-ω]{4,12}$/),
    );
    fc.assert(
      fc.property(word, (native) => {
        const spellings = foreignSpellings(native);
        expect(spellings.length).toBeLessThanOrEqual(12);
        for (const spelling of spellings) expect(spelling).toMatch(/^[a-z']*$/);
      }),
    );
  });

  it('do not exist for a word in Latin letters', () => {
    expect(foreignSpellings('metropol')).toEqual([]);
  });
});
