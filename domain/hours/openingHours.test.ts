import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseWorkingHours } from './read/normaliseHours.ts';
import { DAYS, openingMinutes, type WorkingHours } from './openingHours.ts';
import { examples } from '../testing/examples.ts';

const weekdays = (text: string) => ({
  Monday: text,
  Tuesday: text,
  Wednesday: text,
  Thursday: text,
  Friday: text,
});

describe('normaliseWorkingHours', () => {
  const expected = { Monday: '9 AM-5 PM', Tuesday: 'Closed' };

  it.each<[string, unknown]>([
    ['an object', { Monday: '9AM-5PM', Tuesday: 'Closed' }],
    ['an object of lists', { monday: ['9 AM–5 PM'], TUE: ['Closed'] }],
    ['JSON text', '{"Monday": "9AM-5PM", "Tuesday": "Closed"}'],
    ['JSON text of JSON text', JSON.stringify('{"Mon": "9AM-5PM", "tue": "Closed"}')],
    ['python text', "{'Monday': '9AM-5PM', 'Tuesday': 'Closed'}"],
    [
      'a list of days',
      [
        { day: 'Monday', hours: '9 AM to 5 PM' },
        { day: 'Tuesday', hours: 'Closed' },
      ],
    ],
    ['a list of texts', ['Monday: 9 AM–5 PM', 'Tuesday: Closed']],
    ['bars and colons', 'Monday: 9AM-5PM | Tuesday: Closed'],
    ['cells', 'Tuesday,|Monday,9AM,5PM'],
    ['lines', 'Monday\n9 am–5 pm\nTuesday\nClosed'],
    ['Turkish', 'Pazartesi: 09:00–17:00, Salı: Kapalı'],
    ['German', { Mo: '09:00–17:00 Uhr', Dienstag: 'Geschlossen' }],
    ['French', 'lundi 9h-17h\nmardi fermé'],
    ['Spanish', 'lunes: 9:00–17:00|martes: Cerrado'],
    ['Portuguese', { 'segunda-feira': '09:00–17:00', 'terça-feira': 'Fechado' }],
    ['Greek', { Δευτέρα: '9:00 π.μ.–5:00 μ.μ.', Τρίτη: 'Κλειστά' }],
  ])('reads %s', (_, input) => {
    expect(normaliseWorkingHours(input)).toEqual(expected);
  });

  it.each<[string, WorkingHours]>([
    ['Mon-Fri 9-17; Sat, Sun: closed', { ...weekdays('9 AM-5 PM'), Saturday: 'Closed', Sunday: 'Closed' }],
    ['Monday to Friday: 9am-5pm', weekdays('9 AM-5 PM')],
    ['Hafta içi 09:00-17:00', weekdays('9 AM-5 PM')],
    ['HAFTA İÇİ 09:00-17:00', weekdays('9 AM-5 PM')],
    ['Pzt-Cts 09-19', { ...weekdays('9 AM-7 PM'), Saturday: '9 AM-7 PM' }],
    ['Sat-Mon 10-12', { Saturday: '10 AM-12 PM', Sunday: '10 AM-12 PM', Monday: '10 AM-12 PM' }],
    ['Daily 10-22', { ...weekdays('10 AM-10 PM'), Saturday: '10 AM-10 PM', Sunday: '10 AM-10 PM' }],
    [
      'Sunday,Open 24 hours|Monday,11AM,2PM,6PM,11PM',
      { Sunday: 'Open 24 hours', Monday: '11 AM-2 PM, 6 PM-11 PM' },
    ],
  ])('%s', (text, hours) => {
    expect(normaliseWorkingHours(text)).toEqual(hours);
  });

  it.each<[unknown]>([
    [null],
    [undefined],
    [''],
    ['{}'],
    [{}],
    [[]],
    [7],
    ['Closed ⋅ Opens 9 am Mon'],
    ['{"Monday":'],
    [{ Monday: 5 }],
  ])('finds nothing in %j', (input) => {
    expect(normaliseWorkingHours(input)).toBeNull();
  });

  it('returns a separate object to every caller', () => {
    const text = '{"Monday": "9AM-5PM"}';
    const first = normaliseWorkingHours(text);
    if (first) first.Monday = 'Closed';
    expect(normaliseWorkingHours(text)).toEqual({ Monday: '9 AM-5 PM' });
  });

  it('is robust against names of object properties, depth and size', () => {
    const hours = normaliseWorkingHours(
      '{"__proto__":{"Monday":"9-5"},"constructor":"9-5","toString":"9-5","Tuesday":"9-5"}',
    );
    expect(hours).toEqual({ Tuesday: '9 AM-5 PM' });
    expect(Object.getPrototypeOf(hours)).toBe(Object.prototype);
    expect(normaliseWorkingHours('['.repeat(5000))).toBeNull();
    expect(normaliseWorkingHours('['.repeat(1000) + ']'.repeat(1000))).toBeNull();
    expect(normaliseWorkingHours(`Monday: ${'9AM-5PM,'.repeat(5000)}`)).toBeNull();
    expect(normaliseWorkingHours({ Monday: '9AM-5PM,'.repeat(30) })?.Monday?.length).toBeLessThanOrEqual(300);
  });

  const clock = fc
    .tuple(
      fc.nat(24),
      fc.constantFrom('', ':00', ':30', '.15', 'h'),
      fc.constantFrom('', 'am', ' PM', '\u202fp.m.', ' Uhr'),
    )
    .map((parts) => parts.join(''));
  const dayText = fc.oneof(
    fc
      .array(
        fc.tuple(clock, fc.constantFrom('-', ' – ', ' to ', ','), clock).map((parts) => parts.join('')),
        { maxLength: 4 },
      )
      .map((ranges) => ranges.join(', ')),
    fc.constantFrom('Closed', 'Open 24 hours', 'Kapalı', 'by appointment'),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', minLength: 290, maxLength: 400 }),
  );
  const week = fc.dictionary(fc.constantFrom(...DAYS, 'mon', 'Salı'), dayText);

  it('is idempotent, in text and in minutes', () => {
    fc.assert(
      fc.property(week, (input) => {
        const once = normaliseWorkingHours(input);
        expect(normaliseWorkingHours(once)).toEqual(once);
        expect(normaliseWorkingHours(JSON.stringify(once))).toEqual(once);
      }),
      { numRuns: examples(1000) },
    );
  });

  it('returns sorted, separate ranges of minutes of one week', () => {
    fc.assert(
      fc.property(week, (input) => {
        const minutes = openingMinutes(normaliseWorkingHours(input));
        expect(minutes.length % 2).toBe(0);
        minutes.forEach((minute, i) => {
          expect(minute).toBeGreaterThanOrEqual(0);
          if (i > 0) expect(minute).toBeGreaterThan(minutes[i - 1] ?? 0);
          if (i % 2 === 0) expect(minute).toBeLessThan(7 * 1440);
        });
        expect(minutes.at(-1) ?? 0).toBeLessThanOrEqual(8 * 1440);
      }),
      { numRuns: examples(500) },
    );
  });
});

describe('openingMinutes', () => {
  it('counts from Monday 00:00, wraps at the end of the week, and joins ranges that touch at midnight', () => {
    expect(openingMinutes({ Monday: '9 AM-5 PM', Sunday: '10 PM-2 AM' })).toEqual([540, 1020, 9960, 10_200]);
    expect(openingMinutes({ Monday: '8 PM-12 AM', Tuesday: '12 AM-3 AM' })).toEqual([1200, 1620]);
    expect(openingMinutes({ Monday: 'by appointment', Tuesday: 'Closed' })).toEqual([]);
    expect(openingMinutes(null)).toEqual([]);
  });
});

describe('forms of other tools', () => {
  const always = Object.fromEntries(DAYS.map((day) => [day, 'Open 24 hours']));
  it.each<[string, unknown, object | null]>([
    ['no day, where none is needed', 'Open 24 hours', always],
    ['no day, in signs', '24/7', always],
    ['no day, the other way round', '7/24 açık', always],
    ['no day, in capitals', '24 SAAT AÇIK', always],
    ['no day, in words before', 'Open 24/7', always],
    ['no day, in full', '7 gün 24 saat açık', always],
    ['no day, where one is needed', '09:00-18:00', null],
    ['ends in names of their own', { Monday: { open: '09:00', close: '17:00' } }, { Monday: '9 AM-5 PM' }],
    [
      'lists of such ends',
      '{"monday":[{"opens":"09:00","closes":"12:00"},{"opens":"14:00","closes":"18:00"}]}',
      { Monday: '9 AM-12 PM, 2 PM-6 PM' },
    ],
    ['ends beside the day', [{ day: 'Tuesday', open: '09:00', close: '17:00' }], { Tuesday: '9 AM-5 PM' }],
    [
      'periods that count from Sunday',
      { periods: [{ open: { day: 0, time: '0900' }, close: { day: 0, time: '1230' } }] },
      { Sunday: '9 AM-12:30 PM' },
    ],
    ['a period without an end', { periods: [{ open: { day: 0, time: '0000' } }] }, always],
    ['brackets', 'Monday: [9AM-5PM], Tuesday: [Closed]', { Monday: '9 AM-5 PM', Tuesday: 'Closed' }],
    ['off', 'Mo 09:00-18:00; Su off', { Monday: '9 AM-6 PM', Sunday: 'Closed' }],
    [
      'things that are no hours',
      [{ open: { day: 9, time: 'x' } }, { open: true }, { periods: [1, null] }],
      null,
    ],
  ])('are read: %s', (_, written, stored) => {
    expect(normaliseWorkingHours(written)).toEqual(stored);
  });
});
