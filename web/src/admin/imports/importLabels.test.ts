import { describe, expect, it } from '@jest/globals';
import { fieldChoices, columnLabel } from './importLabels.ts';

describe('the fields that a column can be read as', () => {
  it('are listed once each, with a label', () => {
    const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
    expect(repeated(fieldChoices.map(({ field }) => field))).toEqual([]);
    expect(repeated(fieldChoices.map(({ label }) => label))).toEqual([]);
  });

  it.each(['servedArea', 'reviewModeration', 'liveStatus'])('%s has a label', (field) => {
    expect(columnLabel(field)).not.toBe(field);
  });
});
