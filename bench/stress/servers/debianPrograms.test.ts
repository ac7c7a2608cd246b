import { describe, expect, it } from '@jest/globals';
import { isNewEnough } from './debianPrograms.ts';

describe('a PgBouncer', () => {
  it.each(['1.21.0', '1.24.1', '2.0'])('%s is supported', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });
  it.each(['1.18.0', '1.20.1', '0.30', 'of no known version'])('%s is not supported', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});
