import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { segmentations, splitsInTwo, lettersAndDigits, piecesOf } from './wordPieces.ts';

describe('a word that was typed in one piece', () => {
  const known = ['any', 'lab', 'test', 'now', 'burger', 'king', 'zoo', 'anyl'];

  it('is cut into the fewest known words', () => {
    expect(segmentations('anylabtestnow', new Set(known))).toContainEqual(['any', 'lab', 'test', 'now']);
    expect(segmentations('burgerking', new Set([...known, 'bur', 'ger']))[0]).toEqual(['burger', 'king']);
    expect(segmentations('burgerqueen', new Set(known))).toEqual([]);
    expect(segmentations('burger', new Set(known))).toEqual([]);
  });

  it('is cut with the genitives of names', () => {
    const words = new Set([
      'jack',
      'jackson',
      'sons',
      'butchers',
      'papa',
      'joe',
      'joes',
      'down',
      'eys',
      'downey',
      'deli',
    ]);
    expect(segmentations('jacksonsbutchers', words)[0]).toEqual(['jackson', 's', 'butchers']);
    expect(segmentations('downeysdeli', words)[0]).toEqual(['downey', 's', 'deli']);
    expect(segmentations('papajoes', words)).toEqual(
      expect.arrayContaining([
        ['papa', 'joes'],
        ['papa', 'joe', 's'],
      ]),
    );
  });

  it('is cut in each way that needs as few words', () => {
    const words = new Set(['foo', 'dof', 'food', 'of', 'punjab']);
    expect(segmentations('foodofpunjab', words)).toEqual(
      expect.arrayContaining([
        ['food', 'of', 'punjab'],
        ['foo', 'dof', 'punjab'],
      ]),
    );
  });

  it('has every known word that it contains among its pieces', () => {
    const words = fc.array(fc.constantFrom(...known), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(words, (parts) => {
        const word = parts.join('');
        const pieces = new Set(piecesOf(word));
        expect(parts.every((part) => word.length > 24 || pieces.has(part))).toBe(true);
        const [cut] = segmentations(word, new Set(known));
        expect(cut?.join('')).toBe(word);
        expect(cut?.length).toBeLessThanOrEqual(parts.length);
      }),
    );
  });

  it('is cut in two at every position that leaves words', () => {
    expect(splitsInTwo('mcdonalds')).toContainEqual(['mcdonald', 's']);
    expect(splitsInTwo('letoile')).toContainEqual(['l', 'etoile']);
    expect(splitsInTwo('lafayette')).toContainEqual(['la', 'fayette']);
    expect(splitsInTwo('ab')).toEqual([]);
  });
});

describe('a word', () => {
  it('of letters and digits is cut between them', () => {
    expect(lettersAndDigits('bund39')).toEqual(['bund', '39']);
    expect(lettersAndDigits('b2')).toBeNull();
    expect(lettersAndDigits('bund')).toBeNull();
  });
});
