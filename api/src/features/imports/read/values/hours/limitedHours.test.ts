import { describe, expect, it } from '@jest/globals';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { dateHoursOf } from '../../details/dateHours.ts';
import { everyDay, hoursOf } from './hoursValue.ts';

const days = (count: number, text: string) =>
  Object.fromEntries(DAYS.slice(0, count).map((day) => [day, text]));

describe('hours of the morning', () => {
  it.each([
    ['Mo-Fr 7:30-12:30 Uhr', days(5, '7:30 AM-12:30 PM')],
    ['Mo-Sa 6:30-12:30', days(6, '6:30 AM-12:30 PM')],
    ['Lun-Ven 7.30-12.30', days(5, '7:30 AM-12:30 PM')],
    ['Lunes a viernes de 7:00 a 12:00 horas', days(5, '7 AM-12 PM')],
    ['Pazartesi-Cuma: saat 7-12', days(5, '7 AM-12 PM')],
    ['Ma-Vr 7-11 uur', days(5, '7 AM-11 AM')],
    ['ПН-ПТ с 7 до 11', days(5, '7 AM-11 AM')],
    ['Vardagar 7-11', days(5, '7 AM-11 AM')],
    ['Arkisin klo 7-11', days(5, '7 AM-11 AM')],
    ['Werktags 6-11 Uhr', days(5, '6 AM-11 AM')],
  ])('are not hours of the night: %s', (text, hours) => {
    expect(hoursOf(text)).toEqual(hours);
  });

  it('are none either on every day, or on single dates', () => {
    expect(everyDay('7-12')).toEqual(days(7, '7 AM-12 PM'));
    expect(everyDay('7-11 Uhr')).toEqual(days(7, '7 AM-11 AM'));
    expect(dateHoursOf('2026-12-24: 7:30-12:30')).toEqual({ '2026-12-24': '7:30 AM-12:30 PM' });
  });
});

describe('hours with a limit', () => {
  it.each([
    'Apr-Oct: Mon-Fri 09:00-17:00',
    'Apr-Oct: Mon-Fri 9-17; Nov-Mar: Mon-Fri 10-15',
    'Mon-Fri 9-17 (Apr-Oct), Mon-Fri 10-15 (Nov-Mar)',
    'Summer: Mon-Fri 9-17',
  ])('of seasons are shown as written: %s', (text) => {
    expect(hoursOf(text)).toEqual(days(5, text));
  });

  it('of certain days of a month are shown as written', () => {
    expect(hoursOf('Mon-Fri 9-17 (1st Monday only)')).toEqual(days(5, '9-17 (1st Monday only)'));
    expect(hoursOf('Sat closed mornings')).toEqual({ Saturday: 'closed mornings' });
  });

  it.each(['Reception Mon-Fri 9-17', 'Mon-Fri 9-17 members', 'Every day 9-17 unless it rains'])(
    'in words that are not understood are not read: %s',
    (text) => {
      const hours = Object.values(hoursOf(text) ?? {});
      expect(hours.filter((each) => /[AP]M$/.test(each))).toEqual([]);
    },
  );

  it('close on days in brackets', () => {
    expect(hoursOf('Mon-Fri 9-5 (closed Wed)')).toEqual({ ...days(5, '9 AM-5 PM'), Wednesday: 'Closed' });
    expect(hoursOf('Tu-Su 9-17 (Mo geschlossen)')).toEqual({ ...days(7, '9 AM-5 PM'), Monday: 'Closed' });
  });
});

it('a span of two dates has both, but for a night that ends on the second', () => {
  const span = { validFrom: '2026-12-24', validThrough: '2026-12-25' };
  expect(dateHoursOf(JSON.stringify([{ ...span, opens: '10:00', closes: '14:00' }]))).toEqual({
    '2026-12-24': '10 AM-2 PM',
    '2026-12-25': '10 AM-2 PM',
  });
  expect(dateHoursOf(JSON.stringify([{ ...span, opens: '22:00', closes: '04:00' }]))).toEqual({
    '2026-12-24': '10 PM-4 AM',
  });
});
