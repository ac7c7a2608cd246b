import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutIntoKnown, halvesOf, lettersAndDigits, piecesOf } from './wordPieces.ts';

describe('a word that was typed in one piece', () => {
  const known = ['any', 'lab', 'test', 'now', 'burger', 'king', 'zoo', 'anyl'];

  it('is cut into the fewest known words', () => {
    expect(cutIntoKnown('anylabtestnow', new Set(known))).toEqual(['any', 'lab', 'test', 'now']);
    expect(cutIntoKnown('burgerking', new Set([...known, 'bur', 'ger']))).toEqual(['burger', 'king']);
    expect(cutIntoKnown('burgerqueen', new Set(known))).toBeNull();
    expect(cutIntoKnown('burger', new Set(known))).toBeNull();
  });

  it('has every known word that it contains among its pieces', () => {
    const words = fc.array(fc.constantFrom(...known), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(words, (parts) => {
        const word = parts.join('');
        const pieces = new Set(piecesOf(word));
        expect(parts.every((part) => word.length > 24 || pieces.has(part))).toBe(true);
        const cut = cutIntoKnown(word, new Set(known));
        expect(cut?.join('')).toBe(word);
        expect(cut?.length).toBeLessThanOrEqual(parts.length);
      }),
    );
  });

  it('is cut in two at every position that leaves words', () => {
    expect(halvesOf('mcdonalds')).toContainEqual(['mcdonald', 's']);
    expect(halvesOf('letoile')).toContainEqual(['l', 'etoile']);
    expect(halvesOf('lafayette')).toContainEqual(['la', 'fayette']);
    expect(halvesOf('ab')).toEqual([]);
  });
});

describe('a word', () => {
  it('of letters and digits is cut between them', () => {
    expect(lettersAndDigits('bund39')).toEqual(['bund', '39']);
    expect(lettersAndDigits('b2')).toBeNull();
    expect(lettersAndDigits('bund')).toBeNull();
  });
});
