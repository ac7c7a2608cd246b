import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseWorkingHours } from './normaliseHours.ts';
import { readStoredDay } from '../storedDay.ts';

const monday = (text: string) => normaliseWorkingHours({ Monday: text })?.Monday;

describe('hours of one day', () => {
  it.each([
    ['9AM-5PM', '9 AM-5 PM'],
    ['12:30–3\u202fPM, 6–11\u202fPM', '12:30 PM-3 PM, 6 PM-11 PM'],
    ['12-2pm,6-8:30pm,9-11pm', '12 PM-2 PM, 6 PM-8:30 PM, 9 PM-11 PM'],
    ['11-2pm', '11 AM-2 PM'],
    ['9am-5', '9 AM-5 PM'],
    ['9am-17:00', '9 AM-5 PM'],
    ['11 AM to 11 PM', '11 AM-11 PM'],
    ['08:00–21:30', '8 AM-9:30 PM'],
    ['0900-1730', '9 AM-5:30 PM'],
    ['9AM-5AM', '9 AM-5 AM'],
    ['12-1am,8am-12am', '12 AM-1 AM, 8 AM-12 AM'],
    ['9PM-12AM, 12AM-5PM', '12 AM-5 PM, 9 PM-12 AM'],
    ['10AM-2PM, 2PM-6PM', '10 AM-6 PM'],
    ['11AM,2PM,6PM,11PM', '11 AM-2 PM, 6 PM-11 PM'],
    ['9:00 AM to noon', '9 AM-12 PM'],
    ['9–12; 14–18', '9 AM-12 PM, 2 PM-6 PM'],
    ['9h30–18h', '9:30 AM-6 PM'],
    ['de 9 h à 17 h', '9 AM-5 PM'],
    ['11h-1h', '11 AM-1 AM'],
    ['18 h à 2 h 30', '6 PM-2:30 AM'],
    ['8 Uhr bis 18 Uhr', '8 AM-6 PM'],
    ['09.00–18.00 Uhr', '9 AM-6 PM'],
    ['09:00 - 13:00 ve 14:00 - 18:00', '9 AM-1 PM, 2 PM-6 PM'],
    ['9 π.μ. – 5 μ.μ.', '9 AM-5 PM'],
    ['ÖÖ 9:00–ÖS 5:00', '9 AM-5 PM'],
    ['9 a. m.–5 p. m.', '9 AM-5 PM'],
    ['9時00分～17時30分', '9 AM-5:30 PM'],
    ['9 AM–5 PM (Easter Monday) Hours might differ', '9 AM-5 PM'],
  ])('%s is %s', (text, normal) => {
    expect(monday(text)).toBe(normal);
  });

  it.each([
    ['9-5', '9 AM-5 PM'],
    ['5-11', '5 PM-11 PM'],
    ['11-2', '11 AM-2 PM'],
    ['12-3', '12 PM-3 PM'],
    ['6-12', '6 AM-12 PM'],
    ['7:30-12:30', '7:30 AM-12:30 PM'],
    ['9-12, 2-6', '9 AM-12 PM, 2 PM-6 PM'],
    ['12-12', '12 PM-12 AM'],
    ['7-3', '7 AM-3 PM'],
    ['7:00-15:00', '7 AM-3 PM'],
    ['07:00-11:00', '7 AM-11 AM'],
  ])('without am and pm %s is %s', (text, normal) => {
    expect(monday(text)).toBe(normal);
  });

  it.each([
    ['saat 7-12', '7 AM-12 PM'],
    ['7-11 Uhr', '7 AM-11 AM'],
    ['7-11 uur', '7 AM-11 AM'],
    ['kl. 5-11', '5 AM-11 AM'],
    ['klo 6-11', '6 AM-11 AM'],
    ['7-11 hrs', '7 AM-11 AM'],
    ['de 7:00 a 11:00 horas', '7 AM-11 AM'],
    // In the afternoon after the forenoon, and no shop is open from the morning through the night.
    ['9-12, 2-6 Uhr', '9 AM-12 PM, 2 PM-6 PM'],
    ['9-5 hrs', '9 AM-5 PM'],
  ])('takes words of a 24-hour clock into account: %s is %s', (text, normal) => {
    expect(monday(text)).toBe(normal);
  });

  it.each([
    ['10-18 (closed 12-13)', '10 AM-12 PM, 1 PM-6 PM'],
    ['10-18 (closed 1-2)', '10 AM-1 PM, 2 PM-6 PM'],
    ['10-18 Uhr (Mittagspause 12:30-13 Uhr)', '10 AM-12:30 PM, 1 PM-6 PM'],
    ['09:00-18:00 (mola 12:00-13:00)', '9 AM-12 PM, 1 PM-6 PM'],
    ['11:30-23:00 (L.O. 22:00)', '11:30 AM-11 PM'],
    ['10-18 (last entry 17:30)', '10 AM-6 PM'],
    ['9-17 (Neujahr)', '9 AM-5 PM'],
  ])('reads a remark in brackets: %s is %s', (text, normal) => {
    expect(monday(text)).toBe(normal);
  });

  it('never guesses hours over midnight', () => {
    const time = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('', ':00', ':15', ':30', ':45'));
    fc.assert(
      fc.property(time, time, ([hour, minute], [endHour, endMinute]) => {
        const stored = monday(`${hour}${minute}-${endHour}${endMinute}`) ?? '';
        const read = readStoredDay(stored);
        // From a quarter past twelve to noon, nothing else is left.
        if (read.kind === 'ranges' && hour !== 12)
          for (const [, end] of read.ranges) expect(end).toBeLessThanOrEqual(1440);
      }),
    );
  });

  it('leaves no remark out that it does not know', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}(?: [a-z]{3,12}){0,3}$/), (remark) => {
        fc.pre(!/holiday|christmas|easter|last|noel|natal|silvester/.test(remark));
        for (const hours of ['9 AM-5 PM', '09:00-17:00', 'Closed'])
          expect(monday(`${hours} (${remark})`)).toBe(`${hours} (${remark})`);
      }),
    );
  });

  it('uses the whole week to determine the clock', () => {
    expect(normaliseWorkingHours({ Monday: '7:00-11:00', Tuesday: '7:00-19:00' })).toEqual({
      Monday: '7 AM-11 AM',
      Tuesday: '7 AM-7 PM',
    });
  });

  it.each([
    'Open 24 hours',
    '24 hours',
    '24/7',
    '24 saat açık',
    'Ouvert 24h/24',
    '24 Stunden geöffnet',
    '00:00-24:00',
    '12 AM-12 AM',
    '0:00–23:59',
    '12:00 AM–11:59 PM',
    '00:00-23:59 Uhr',
  ])('%s is open all day', (text) => {
    expect(monday(text)).toBe('Open 24 hours');
  });

  it.each([
    'Closed',
    'CLOSED',
    'Kapalı',
    'Geschlossen',
    'Fermé',
    'Cerrado',
    'Κλειστά',
    'Закрыто',
    '定休日',
    'Closed (Christmas)',
    'Closed - Labor Day',
    'Closed for Christmas Day',
    'Closed today.',
    'Temporarily closed',
    'geschlossen, Ruhetag',
    'Fermé toute la journée',
    'Kapalı (Cumhuriyet Bayramı)',
    'zu',
    'off',
  ])('%s is closed', (text) => {
    expect(monday(text)).toBe('Closed');
  });

  it.each([
    'Closed ⋅ Opens 9 am Mon',
    'By appointment',
    '9 till late',
    '25:00-26:00',
    '9AM-5PM by appointment',
    '13:75-15:00',
    // Midnight to midnight is a closed day to some programs and a whole one to others.
    '0:00-0:00',
    '00:00 – 00:00',
    // Either half of the day is as likely.
    '2-12',
    // Remarks and sentences that limit the hours.
    '9-17 (by appointment only)',
    '10:00-18:00 (Apr-Oct)',
    '9-17 (1st Monday only)',
    '10-18 (closed 20-21)',
    '9-17 (holidays only)',
    'closed mornings',
    'Fermé le matin',
    'Fermé le midi',
    'Closed for lunch, open rest of day',
    'Closed on public holidays',
    'geschlossen außer nach Vereinbarung',
    'cerrado por la mañana',
    'chiuso al pomeriggio',
    'kapalı değil',
    'zu den Öffnungszeiten des Centers',
    'Off-site appointments only',
  ])('%s stays as written', (text) => {
    expect(monday(text)).toBe(text);
  });

  it.each(['', ' ', '-', 'None', 'null', 'N/A'])('%j counts as empty', (text) => {
    expect(normaliseWorkingHours({ Monday: text })).toBeNull();
  });

  it('cuts long text, and removes characters that a database refuses', () => {
    expect(monday(`call\u0000us \ud800${'x'.repeat(5000)}`)).toMatch(/^call us x{291}…$/);
  });
});
