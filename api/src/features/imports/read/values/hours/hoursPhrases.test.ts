import { describe, expect, it } from '@jest/globals';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { everyDay } from './hoursValue.ts';

/** 'Mon-Fri' and further days, each with its hours. */
function days(workdays: string | null, saturday?: string, sunday?: string) {
  const week = workdays === null ? [] : DAYS.slice(0, 5).map((day) => [day, workdays]);
  return Object.fromEntries([
    ...week,
    ...(saturday === undefined ? [] : [['Saturday', saturday]]),
    ...(sunday === undefined ? [] : [['Sunday', sunday]]),
  ]);
}

const daily = (hours: string) => days(hours, hours, hours);

describe('words for all days of the week', () => {
  it.each([
    ...[
      'Alle dage kl. 7-22',
      'Alle dage 7:00-22:00',
      'Joka päivä 7-22',
      'Kasdien 7-22',
      'Kasdien nuo 7 iki 22 val.',
    ],
    ...[
      'Katru dienu 7–22',
      'Iga päev 7-22',
      'I–VII 7–22 val.',
      'Každý deň 7.00 - 22.00',
      'svaki dan od 7 do 22',
    ],
    ...['يوميا من ٧ ص الى ١٠ م', 'يومياً من 7 صباحاً إلى 10 مساءً', 'يوميا: 7:00 ص - 10:00 م'],
  ])('are read: %s', (text) => {
    expect(everyDay(text)).toEqual(daily('7 AM-10 PM'));
  });
});

describe('words for working days, and days with endings', () => {
  it.each([
    ['Arkipäivisin 9-17, lauantaisin 10-15', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Darbo dienomis 9-17, šeštadieniais 10-15', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Pirm.–penkt. 9.00–17.00, šešt. 10.00–15.00', days('9 AM-5 PM', '10 AM-3 PM')],
    [
      'Pirm.–penkt. 9.00–17.00, šešt. 10.00–15.00, sekm. nedirbame',
      days('9 AM-5 PM', '10 AM-3 PM', 'Closed'),
    ],
    ['I-V 9:00–17:00, VI 10:00–15:00, VII nedirbame', days('9 AM-5 PM', '10 AM-3 PM', 'Closed')],
    ['Darba dienās 9.00–17.00, sestdienās 10.00–15.00', days('9 AM-5 PM', '10 AM-3 PM')],
    ['P.-Pk. 9:00-17:00, S. 10:00-15:00', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Tööpäeviti 9-17', days('9 AM-5 PM')],
    ['Pracovné dni 9-17, sobota 10-15', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Radnim danom 09:00-17:00, subotom 10:00-15:00', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Radnim danima od 9 do 17, subotom od 10 do 15 časova', days('9 AM-5 PM', '10 AM-3 PM')],
    [
      'Radnim danom 9-17 h, subotom 10-15 h, nedjeljom i praznikom ne radi',
      days('9 AM-5 PM', '10 AM-3 PM', 'Closed'),
    ],
    ['ponedeljak-petak 09-17h, subota 10-15h, nedelja neradna', days('9 AM-5 PM', '10 AM-3 PM', 'Closed')],
    ['Пн–пт 9–17, в субботу 10–15', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Pn-Pt 9-17, w soboty 10-15', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Hverdage 9-17, lørdage 10-15', days('9 AM-5 PM', '10 AM-3 PM')],
    ['Lu-Ve 9h-17h, Sa 10h-15h, Di fermé', days('9 AM-5 PM', '10 AM-3 PM', 'Closed')],
    ['Po–Pia 9–17, So–Ne 10–15', days('9 AM-5 PM', '10 AM-3 PM', '10 AM-3 PM')],
    ['Lu-Ve 9h-17h, samedi 10h-15h, dimanche fermé', days('9 AM-5 PM', '10 AM-3 PM', 'Closed')],
    ['Lu-Ve 9 h - 17 h 30', days('9 AM-5:30 PM')],
    ['L-V 9:00-17:00; S 10:00-15:00', days('9 AM-5 PM', '10 AM-3 PM')],
    ['L a V 9:00-17:00, S 10:00-15:00, D cerrado', days('9 AM-5 PM', '10 AM-3 PM', 'Closed')],
  ])('are read: %s', (text, hours) => {
    expect(everyDay(text)).toEqual(hours);
  });

  it.each(['M-S 9-17', 'I 9-17', 'V 9-17', 'room IV, 9-17', 'Type V-VI 9-17'])(
    'are none in letters that may mean other days: %s',
    (text) => {
      expect(everyDay(text)).toBeNull();
    },
  );
});

describe('hours of which some days are not understood', () => {
  it.each(['Mon–Xyz 10–22, Sat–Sun 11–23', 'Po-Qrs 10:00-22:00, So-Ne 11:00-23:00'])(
    'are not read in part: %s',
    (text) => {
      expect(everyDay(text)).toBeNull();
    },
  );
});

it('days in short forms are read beside full names of their language', () => {
  const open = '11:30 AM-2 PM, 6 PM-11 PM';
  expect(everyDay('Ma-Di 11h30-14h et 18h-23h, lundi fermé')).toEqual({
    ...days(open, open, open),
    Monday: 'Closed',
  });
  expect(everyDay('ma-zo 11:00-22:00, maandag gesloten')).toEqual({
    ...days('11 AM-10 PM', '11 AM-10 PM', '11 AM-10 PM'),
    Monday: 'Closed',
  });
});

describe('a whole day as times', () => {
  it.each(['0-24', '00-24', '0-24h', '00-24 h', '0:00-24:00', '00.00–24.00', 'Pon-Ned 0-24'])(
    'is all day: %s',
    (text) => {
      expect(everyDay(text)).toEqual(daily('Open 24 hours'));
    },
  );
});

describe('a break after the hours', () => {
  it.each([
    'Пн-Пт: 08:00-17:00, обед 13:00-14:00',
    'Пн-Пт 8:00-17:00; перерыв: 13:00-14:00',
    'Пн-Пт 08:00-17:00, обед с 13 до 14',
    'Пн-Пт 08:00-17:00 обед 13.00-14.00',
    'Mon-Fri 8:00-17:00, lunch 13:00-14:00',
    'Mon-Fri 8am-5pm, lunch break 1pm-2pm',
    'Mo-Fr 8-17 Uhr, Mittagspause 13-14 Uhr',
    'Po-Pá 8:00-17:00 (polední přestávka 13:00-14:00)',
    'Pn-Pt 8:00-17:00, przerwa 13:00-14:00',
    'Hafta içi 08:00-17:00, öğle arası 13:00-14:00',
    'Lun-Vie 8:00-17:00, descanso 13:00-14:00',
    '평일 08:00~17:00 점심시간 13:00~14:00',
    '周一至周五 8:00-17:00 午休 13:00-14:00',
  ])('is taken out of them: %s', (text) => {
    expect(everyDay(text)).toEqual(days('8 AM-1 PM, 2 PM-5 PM'));
  });

  it('is removed from the days before it', () => {
    expect(everyDay('пн-пт 8:00-17:00, перерыв 13:00-14:00, сб 9:00-13:00, вс выходной')).toEqual(
      days('8 AM-1 PM, 2 PM-5 PM', '9 AM-1 PM', 'Closed'),
    );
  });

  it.each([
    ['Mon-Fri Lunch 12:00-15:00, Dinner 18:00-22:00', days('12 PM-3 PM, 6 PM-10 PM')],
    ['Mon-Fri 7:00-10:00, lunch 12:00-15:00', days('7 AM-10 AM, 12 PM-3 PM')],
  ])('is not a meal outside them: %s', (text, hours) => {
    expect(everyDay(text)).toEqual(hours);
  });
});

it.each([
  ['12:00 - 14:30 18:00 - 22:00', '12 PM-2:30 PM, 6 PM-10 PM'],
  ['12:00-14:30  18:00-22:00', '12 PM-2:30 PM, 6 PM-10 PM'],
  ['9am - 1pm 3pm - 6pm', '9 AM-1 PM, 3 PM-6 PM'],
  ['9h-12h et 14h-18h', '9 AM-12 PM, 2 PM-6 PM'],
  ['10:00-13:00 und 15:00-19:00', '10 AM-1 PM, 3 PM-7 PM'],
  ['07:00 - 09:00 12:00 - 14:00 18:00 - 21:00', '7 AM-9 AM, 12 PM-2 PM, 6 PM-9 PM'],
  ['13:00 - 16:0018:15 - 21:30', '1 PM-4 PM, 6:15 PM-9:30 PM'],
])('ranges without a comma between them are two: %s', (text, range) =>
  expect(everyDay(text)).toEqual(daily(range)),
);
