import { describe, expect, it } from '@jest/globals';
import { copyLine } from './copyLine.ts';

describe('copyLine', () => {
  it('escapes separators of cells and lines, and distinguishes NULL from an empty text', () => {
    expect(copyLine(['a\tb\nc\r', 'C:\\N', '', null, undefined, 4.5, false])).toBe(
      'a\\tb\\nc\\r\tC:\\\\N\t\t\\N\t\\N\t4.5\tfalse\n',
    );
  });
});
