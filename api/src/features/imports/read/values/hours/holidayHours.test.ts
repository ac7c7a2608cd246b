import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { hoursOf } from './hoursValue.ts';
import { withoutHolidays } from './holidayHours.ts';

const weekdays = Object.fromEntries(DAYS.slice(0, 5).map((day) => [day, '9 AM-6 PM']));

describe('hours of holidays', () => {
  it.each([
    'Monday to Friday : 09:00 am to 06:00 pm | Sunday and Public Holiday : 10:00 am to 12:00 pm',
    'Mo-Fr 09:00-18:00; Su,PH 10:00-12:00',
    'Mo-Fr 09:00-18:00; Su 10:00-12:00; PH 11:00-13:00',
    'Mo-Fr 09:00-18:00; Su 10:00-12:00; PH off',
    'Mon-Fri 9am-6pm, Sun & Public Holidays 10am-12pm',
    'Mon-Fri 9am-6pm, Sun & PH 10am-12pm',
    'Mon-Fri 9am-6pm, Sun/PHs 10am-12pm',
    'Mon–Fri 09h00–18h00, Sun & P.H. 10h00-12h00',
    'Mo-Fr 9-18 Uhr, Sonn- und Feiertage 10-12 Uhr',
    'Lun-Ven 9h-18h, Dimanche et jours fériés 10h-12h',
    'Lunes a viernes 9:00-18:00; domingos y festivos 10:00-12:00',
    'Segunda a sexta 9h-18h; domingos e feriados 10h-12h',
    'Public Holiday : Closed | Monday to Friday : 09:00 am to 06:00 pm | Sunday : 10:00 am to 12:00 pm',
  ])('change those of no day: %s', (text) => {
    expect(hoursOf(text)).toEqual({ ...weekdays, Sunday: '10 AM-12 PM' });
  });

  it.each([
    'Monday to Friday : 09:00 am to 06:00 pm | Sunday and Public Holiday : Closed',
    'Mon–Fri 09h00–18h00, Sun & PH closed',
    'Mon-Fri 9am-6pm; Sun and PHs: closed',
  ])('leave a day closed on which they fall: %s', (text) => {
    expect(hoursOf(text)).toEqual({ ...weekdays, Sunday: 'Closed' });
  });

  it('are left out before or after any days, and nothing else is', () => {
    const days = fc.subarray([...DAYS], { minLength: 1 });
    const holiday = fc.constantFrom('PH', 'Public Holidays', 'Bank holiday', 'Feiertage', 'Jours fériés');
    const hours = fc.constantFrom('10:00-14:00', 'closed', '10:00-12:00, 13:00-15:00');
    fc.assert(
      fc.property(days, holiday, hours, fc.boolean(), (named, word, times, isFirst) => {
        const week = named.map((day) => `${day}: 09:00-18:00`).join('; ');
        const text = isFirst ? `${word}: ${times}; ${week}` : `${week}; ${word}: ${times}`;
        expect(hoursOf(text)).toEqual(Object.fromEntries(named.map((day) => [day, '9 AM-6 PM'])));
      }),
    );
    expect(withoutHolidays('Mo-Fr 9-18; Sa 9-12')).toBe('Mo-Fr 9-18; Sa 9-12');
  });
});

describe('rules in the notation of OpenStreetMap', () => {
  it('of a day replace those before them', () => {
    expect(hoursOf('Mo-Sa 08:00-24:00; Sa 09:00-24:00')).toMatchObject({
      Friday: '8 AM-12 AM',
      Saturday: '9 AM-12 AM',
    });
    expect(hoursOf('Mo-Su 08:00-20:00; We off')).toMatchObject({ Tuesday: '8 AM-8 PM', Wednesday: 'Closed' });
  });
});
