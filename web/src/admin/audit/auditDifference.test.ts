import { expect, it } from '@jest/globals';
import { auditDifference } from './auditDifference.ts';

it('the difference of two audited states shows messages in Turkish', () => {
  const before = { name: 'a', failure: null, isEnabled: true };
  const after = {
    name: 'a',
    failure: { messageCode: 'tooLong', parameters: { limit: 50_000 } },
    isEnabled: false,
  };
  expect(auditDifference(before, after)).toEqual([
    { field: 'isEnabled', before: 'Evet', after: 'Hayır' },
    { field: 'failure', before: null, after: 'En fazla 50.000 karakter' },
  ]);
});
