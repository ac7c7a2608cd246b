import { describe, expect, it } from '@jest/globals';
import { newKeyText, readKeyText } from './keyText.ts';

describe('the text of a key', () => {
  it('is random, and recognizable by its checksum', () => {
    const texts = Array.from({ length: 50 }, newKeyText);
    expect(new Set(texts).size).toBe(50);
    for (const text of texts) {
      expect(text).toMatch(/^dir_[0-9A-Za-z]{49}$/);
      expect(readKeyText(text)?.prefix).toBe(text.slice(0, 12));
      const other = text.endsWith('0') ? '1' : '0';
      expect(readKeyText(text.slice(0, -1) + other)).toBeNull();
      expect(readKeyText(text.slice(0, 20) + (text[20] === 'x' ? 'y' : 'x') + text.slice(21))).toBeNull();
    }
    for (const text of ['', 'dir_', 'x'.repeat(53), `${texts[0]} `]) expect(readKeyText(text)).toBeNull();
  });
});
