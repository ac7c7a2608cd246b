import { describe, expect, it } from '@jest/globals';
import { normaliseWorkingHours } from './normaliseHours.ts';
import { DAYS, type Day } from '../openingHours.ts';

const all = (text: string, others: Partial<Record<Day, string>> = {}) => ({
  ...Object.fromEntries(DAYS.map((day) => [day, text])),
  ...others,
});
const workdays = (text: string) => Object.fromEntries(DAYS.slice(0, 5).map((day) => [day, text]));

describe('days that are excepted', () => {
  it.each([
    'Every day except Monday 10-18',
    'Every day 10-18 except Mondays',
    'Daily (except Monday) 10-18',
    'Täglich außer Montag 10-18 Uhr',
    'Täglich 10-18 Uhr, außer Montag',
    'Tous les jours sauf le lundi 10h-18h',
    'Todos los días excepto lunes 10-18',
    'Todos los días 10-18 salvo el lunes',
    'Todos os dias exceto segunda 10-18',
    'Tutti i giorni tranne lunedì 10-18',
    'Dagelijks behalve maandag 10-18',
    'Pazartesi hariç her gün 10-18',
    'Her gün 10-18 (Pazartesi hariç)',
  ])('are closed: %s', (text) => {
    expect(normaliseWorkingHours(text)).toEqual(all('10 AM-6 PM', { Monday: 'Closed' }));
  });

  it.each(['Every day except Monday and Tuesday 10-18', 'Daily 10-18 except Mon & Tue'])(
    'may be several: %s',
    (text) => {
      expect(normaliseWorkingHours(text)).toEqual(all('10 AM-6 PM', { Monday: 'Closed', Tuesday: 'Closed' }));
    },
  );

  it.each(['Mon-Sat 9-5 except Wed 9-1', 'Mon-Sat 9-5 except the first week', 'Daily 9-5 except lunch'])(
    'leave no scraps if they cannot be read: %s',
    (text) => expect(normaliseWorkingHours(text)).toBeNull(),
  );
});

describe('hours of a part of the year', () => {
  it.each([
    'Apr-Oct: Mon-Fri 09:00-17:00',
    'Mon-Fri 9-17 (Apr-Oct), Mon-Fri 10-15 (Nov-Mar)',
    'Mon-Fri 9-17 (April to October)',
    'Sommer: Mo-Fr 9-17 Uhr',
    'Mo-Fr 9-17 Uhr (Oktober bis März)',
    'Lun-Ven 9h-17h (hors saison)',
    'Yaz sezonu: Pazartesi-Cuma 09:00-17:00',
  ])('are shown as written on the days that they name: %s', (text) => {
    const hours = normaliseWorkingHours(text);
    expect(hours).toEqual(workdays(text));
    expect(normaliseWorkingHours(hours)).toEqual(hours);
  });
});

describe('days of a language with a 24-hour clock', () => {
  it.each(['Mo-Fr 6:30-11:30', 'Lun-Ven 6.30-11.30', 'ma-vr 6:30-11:30', 'Pazartesi-Cuma 6:30-11:30'])(
    'suggest the clock: %s',
    (text) => {
      expect(normaliseWorkingHours(text)).toEqual(workdays('6:30 AM-11:30 AM'));
    },
  );

  it('do not suggest it beside English days', () => {
    expect(normaliseWorkingHours('Mon to Fri 5-11')).toEqual(workdays('5 PM-11 PM'));
  });
});

describe('opening and closing times as values', () => {
  it.each<[object, string]>([
    [{ opens: '00:00', closes: '00:00' }, 'Closed'],
    [{ opens: '00:00:00', closes: '00:00:00' }, 'Closed'],
    [{ open: '0:00', close: '0:00' }, 'Closed'],
    [{ opens: '00:00', closes: '23:59' }, 'Open 24 hours'],
    [{ opens: '00:00', closes: '24:00' }, 'Open 24 hours'],
    [{ open: '09:00', close: '17:00', closed: true }, 'Closed'],
    [{ start: '09:00', end: '17:00', isOpen: false }, 'Closed'],
    [{ start: '09:00', end: '17:00', isOpen: true }, '9 AM-5 PM'],
  ])('are read as schema.org writes them: %j', (entry, text) => {
    expect(normaliseWorkingHours({ Sunday: entry })).toEqual({ Sunday: text });
    expect(normaliseWorkingHours([{ day: 'Sunday', ...entry }])).toEqual({ Sunday: text });
  });

  it.each([
    [0, '0900', 0, '1700', { Sunday: '9 AM-5 PM' }],
    [0, '0000', 1, '0000', { Sunday: 'Open 24 hours' }],
    [6, '2000', 0, '0300', { Saturday: '8 PM-3 AM' }],
    [
      5,
      '1800',
      1,
      '0600',
      { Friday: '6 PM-12 AM', Saturday: 'Open 24 hours', Sunday: 'Open 24 hours', Monday: '12 AM-6 AM' },
    ],
  ])('of periods may be days apart: %s %s to %s %s', (day, time, endDay, endTime, hours) => {
    const periods = [{ open: { day, time }, close: { day: endDay, time: endTime } }];
    expect(normaliseWorkingHours({ periods })).toEqual(hours);
  });

  it.each([7, -1, 1.5, '1', null])('are nothing for a day that does not exist: %j', (day) => {
    const period = { open: { day, time: '0900' }, close: { day, time: '1700' } };
    expect(normaliseWorkingHours({ periods: [period] })).toBeNull();
  });
});
