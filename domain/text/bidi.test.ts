import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isolated } from './bidi.ts';

describe('a name within a text', () => {
  it('is unchanged if it runs from left to right', () => {
    for (const name of ['Café Şişli', '寿司', 'ไทย', '👩‍🍳', '', 'C++ (24/7)'])
      expect(isolated(name)).toBe(name);
  });

  it('is isolated if it runs from right to left', () => {
    expect(isolated('قهوة')).toBe('\u2068قهوة\u2069');
    expect(isolated('Cafe עברית 1')).toBe('\u2068Cafe עברית 1\u2069');
  });

  it('never opens or closes isolates of its surroundings', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'a',
        ' ',
        '1',
        'א',
        '\u202a',
        '\u202e',
        '\u202c',
        '\u2066',
        '\u2067',
        '\u2068',
        '\u2069',
        '\u200f',
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const inner = isolated(parts.join('')).replace(/^\u2068([\s\S]*)\u2069$/, '$1');
        expect(inner).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});
