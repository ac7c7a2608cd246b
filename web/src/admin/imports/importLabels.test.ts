import { describe, expect, it } from '@jest/globals';
import { fieldChoices } from './importLabels.ts';

describe('the fields that a column can be read as', () => {
  it('are listed once each, with a label', () => {
    const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
    expect(repeated(fieldChoices.map(({ field }) => field))).toEqual([]);
    expect(repeated(fieldChoices.map(({ label }) => label))).toEqual([]);
    expect(fieldChoices.filter(({ field, label }) => field === label)).toEqual([]);
  });

  it('are not those that only a file can say', () => {
    expect(fieldChoices.map(({ field }) => field)).not.toContain('feature');
  });
});
