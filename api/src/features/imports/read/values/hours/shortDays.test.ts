import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../../domain/testing/examples.ts';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { hoursOf } from './hoursValue.ts';

/** Short names of the days, Monday first, and a range that only this language has. */
const weeks = [
  ['Hungarian', 'H K Sze Cs P Szo V', 'Sze-V'],
  ['Romanian', 'Lu Ma Mi Jo Vi Sâ Du', 'Lu-Du'],
  ['Greek', 'Δε Τρ Τε Πε Πα Σα Κυ', 'Δε-Κυ'],
  ['Turkish', 'Pt Sa Ça Pe Cu Ct Pz', 'Pt-Pz'],
  ['Latvian', 'Pr Ot Tr Ce Pk Se Sv', 'Pr-Sv'],
  ['Thai', 'จ อ พ พฤ ศ ส อา', 'จ-อา'],
  ['Polish', 'Pn Wt Śr Cz Pt Sb Nd', 'Pn-Nd'],
  ['Dutch', 'Ma Di Wo Do Vr Za Zo', 'Ma-Zo'],
] as const;

describe('ranges of short names of days', () => {
  it.each(weeks)('are read in %s, with any sign between two days', (_, week, whole) => {
    const names = week.split(' ');
    fc.assert(
      fc.property(
        fc.nat({ max: 6 }),
        fc.constantFrom('-', '–', ' - ', ' – '),
        fc.constantFrom(' ', ': '),
        (day, dash, colon) => {
          const [first, last] = [names[day] ?? '', names[(day + 3) % 7] ?? ''];
          const text = `${whole.replace('-', dash)}${colon}10:00${dash}16:00; ${first}${dash}${last}${colon}9:00${dash}17:00`;
          const hours = hoursOf(text) ?? {};
          const open = DAYS.filter((name) => hours[name] === '9 AM-5 PM');
          expect([text, open]).toEqual([text, DAYS.filter((_, at) => (at - day + 7) % 7 <= 3)]);
        },
      ),
      { numRuns: examples(20), endOnFailure: true },
    );
  });

  it.each([
    ['M-F 9am-5pm', 5],
    ['M–Sa 9:00-17:00', 6],
    ['T-Sun 9-17', 6],
    ['Ma t/m vr 9-17', 5],
    ['H–P: 9–17, Sz: 9–17', 6],
    ['Ma-Du 9:00-17:00', 6],
  ])('%s is open on %i days', (text, days) => {
    const hours = hoursOf(text);
    expect(Object.keys(hours ?? {})).toHaveLength(days);
    expect(new Set(Object.values(hours ?? {}))).toEqual(new Set(['9 AM-5 PM']));
  });

  it.each(['L-M-X-J-V 9-14', 'T-P 10-18'])('%s, which may mean several things, is left out', (text) =>
    expect(hoursOf(text)).toBeNull(),
  );
});
