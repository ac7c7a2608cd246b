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
});
