import { describe, expect, it } from '@jest/globals';
import { hoursOf } from './hoursValue.ts';

const monday = { Monday: '9 AM-5 PM' };
const weekdays = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '9 AM-5 PM']),
);

describe('hoursOf', () => {
  it.each([
    'Open: Mon-Fri 9-5',
    'Open Mon-Fri 9-5',
    'OPENING HOURS: Mon-Fri 9-17',
    'Hours of operation - Monday to Friday 9AM-5PM',
    'Çalışma saatleri: Pazartesi-Cuma 09:00-17:00',
    'ÇALIŞMA SAATLERİ: Hafta İçi 09:00-17:00',
    'Açık: Pzt-Cum 09-17',
    'Öffnungszeiten: Mo-Fr 9-17 Uhr',
    'poniedziałek-piątek od 9 do 17',
  ])('ignores the words before the hours: %s', (text) => {
    expect(hoursOf(text)).toEqual(weekdays);
  });

  it.each([
    '[{"day":"Monday","times":["9-17"]}]',
    '[{"day":"Monday","times":[{"open":"09:00","close":"17:00"}]}]',
    '{"Monday (Labor Day)": "9 AM–5 PM"}',
    '{"Monday (Labor Day)": "Closed", "Monday": "9 AM–5 PM"}',
    '[["Monday","9-5"]]',
    '[["Monday","9AM","5PM"]]',
    '{"Mon":"09:00:00–17:00:00"}',
    'Mon 09:00:00-17:00:00',
    "{'openNow': True, 'periods': [{'open': {'day': 1, 'hour': 9}}], 'weekdayDescriptions': ['Monday: 9:00\u202fAM\u2009–\u20095:00\u202fPM']}",
    '{"open_now": false, "weekday_text": ["Monday: 9:00 AM – 5:00 PM"]}',
  ])('reads the format of other tools: %s', (text) => {
    expect(hoursOf(text)).toEqual(monday);
  });

  it.each(['Call for our hours', 'Open until late', 'Hours: ask', 'Closed: Sunday'])(
    'finds nothing in %j',
    (text) => {
      expect(hoursOf(text)).toBeNull();
    },
  );

  it.each(['Wed - Mon 9am to 5pm closed only on Tuesdays', 'Wed - Mon 9-5, closed on Tuesday.'])(
    'reads the closed day after the others: %s',
    (text) => {
      expect(hoursOf(text)).toMatchObject({ Monday: '9 AM-5 PM', Tuesday: 'Closed', Sunday: '9 AM-5 PM' });
    },
  );

  it('leaves out days of a text that it does not understand', () => {
    expect(
      hoursOf('Thứ 2 - Thứ 6: \n - Sáng: 7h00 - 11h30\n - Chiều: 13h30 - 16h30\nCấp cứu 24/24'),
    ).toBeNull();
    expect(hoursOf('Mon 9-5 (by appointment)')).not.toBeNull();
  });

  it.each([
    'Monday - Friday: 9:00 AM - 5:00 PM  Note: Hours may vary during holidays. Saturdays are open from 10 AM.',
    'Monday - Friday: 9:00 AM - 5:00 PMNote: One source mentions 6:00 PM. Confirm with the place.',
    'Monday - Thursday: 9:00 AM - 5:00 PM 2 14  Friday: 9:00 AM - 5:00 PM 2',
  ])('leaves out what is said of them after: %s', (text) => {
    expect(hoursOf(text)).toEqual(weekdays);
  });

  it('reads no number of a footnote if further hours follow', () => {
    expect(hoursOf('Mon: 9 AM - 12 PM 2 PM - 5 PM')).toEqual(hoursOf('Mon: 9 AM - 12 PM, 2 PM - 5 PM'));
    expect(hoursOf('Mon: 9 PM - 12 AM (midnight)')).toEqual({ Monday: '9 PM-12 AM' });
  });

  it('leaves a day empty that holds a sentence or the hours of others', () => {
    const sentence = 'closing early, since several sources mention that it was closed at 6 in the past';
    expect(hoursOf(`{"Monday": "9-17", "Tuesday": "${sentence}"}`)).toEqual({ Monday: '9 AM-5 PM' });
  });
});
