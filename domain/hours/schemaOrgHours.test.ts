import { describe, expect, it } from '@jest/globals';
import { schemaOrgHours } from './schemaOrgHours.ts';

const hours = {
  Monday: '12 PM-3 PM, 7 PM-12 AM',
  Tuesday: '9 AM-5 PM',
  Wednesday: '9 AM-5 PM',
  Thursday: 'Open 24 hours',
  Friday: '8 PM-3 AM',
  Saturday: 'by appointment',
};

describe('schemaOrgHours', () => {
  it('groups days with equal hours and omits unknown ones', () => {
    const spec = (dayOfWeek: string[], opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    });
    expect(schemaOrgHours({ ...hours, Sunday: 'Closed' })).toEqual([
      spec(['Monday'], '12:00', '15:00'),
      spec(['Monday'], '19:00', '00:00'),
      spec(['Tuesday', 'Wednesday'], '09:00', '17:00'),
      spec(['Thursday'], '00:00', '23:59'),
      spec(['Friday'], '20:00', '03:00'),
      spec(['Sunday'], '00:00', '00:00'),
    ]);
    expect(schemaOrgHours(hours).flatMap((each) => each.dayOfWeek)).not.toContain('Sunday');
    expect(schemaOrgHours(null)).toEqual([]);
  });
});
