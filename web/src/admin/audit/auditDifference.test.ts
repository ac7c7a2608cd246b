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

it('the difference of two audited states lists days from Monday on', () => {
  const after = { working_hours: { Friday: '9-17', Monday: '9-17', Sunday: 'Closed', Tuesday: '9-17' } };
  expect(auditDifference(null, after).map(({ field }) => field.split('.')[1])).toEqual([
    'Monday',
    'Tuesday',
    'Friday',
    'Sunday',
  ]);
});
