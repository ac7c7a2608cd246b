import { describe, expect, it } from '@jest/globals';
import { checkFile, MAX_FILE_SIZE } from './checkFile.ts';

describe('the selected file', () => {
  it.each(['a.xlsx', 'A.XLS', 'liste.2026.csv'])('may be %s', (name) => {
    expect(checkFile({ name, size: MAX_FILE_SIZE })).toBeNull();
  });

  it.each([
    ['a.pdf', 10, /yalnızca \.xlsx, \.xls ve \.csv/],
    ['xlsx', 10, /yalnızca/],
    ['a.xlsx', 0, /dosya boş/],
    ['a.xlsx', MAX_FILE_SIZE + 1, /en çok 500MB/],
  ])('may not be %s of %d bytes', (name, size, why) => {
    expect(checkFile({ name, size })?.text).toMatch(why);
  });
});
