import { describe, expect, it } from '@jest/globals';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { everyDay, hoursOf } from './hoursValue.ts';

/** Monday to Friday, Saturday, Sunday. */
const week = (workdays: string, saturday: string, sunday: string) =>
  Object.fromEntries(DAYS.map((day, i) => [day, i < 5 ? workdays : i === 5 ? saturday : sunday]));
const usual = week('9 AM-6 PM', '9 AM-1 PM', 'Closed');
const nineToSix = '9 AM-6 PM';

describe('hours of a week in one cell', () => {
  it.each([
    ['周一至周五 09:00-18:00；周六 9:00-13:00；周日 休息'],
    ['月～金 9時~18時、土 9時～13時、日 定休日'],
    ['월~금 09:00~18:00, 토 09:00~13:00, 일 휴무'],
    ["א'-ה' 09:00-18:00, ו' 09:00-18:00, שבת 09:00-13:00"],
    ['الاثنين - الجمعة: 9 ص - 6 م | السبت: 9 ص - 1 م | الأحد: مغلق'],
    ['ПН-ПТ с 9 до 18, СБ с 9 до 13, ВС выходной'],
    ['Lun-Ven 9h-18h, Sam 9h-13h, Dim fermé'],
    ['Du lundi au vendredi 9h à 18h, samedi 9h - 13h, dimanche fermé'],
    ['lunes a viernes de 9 a 18 h, sábados de 9 a 13 h, domingos cerrado'],
    ['2ª a 6ª: 9h - 18h; Sáb: 9h - 13h; Dom: encerrado'],
    ['Montags bis Freitags 9–18 Uhr, Samstags 9–13 Uhr, Sonntags geschlossen'],
    ['pn-pt 9-18, sob 9-13, nd nieczynne'],
    ['H-P: 9-18; Szo: 9-13; V: zárva'],
    ['Thứ 2 - Thứ 6: 9h - 18h; Thứ 7: 9h - 13h; Chủ nhật: nghỉ'],
    ['mån–fre kl. 9–18; lör kl. 9–13; sön stängt'],
    [
      '["Mo 09:00-18:00","Tu 09:00-18:00","We 09:00-18:00","Th 09:00-18:00","Fr 09:00-18:00","Sa 09:00-13:00"],["UTC":"+1"]',
    ],
    [
      "{'Monday': '9:0-18:0', 'Tuesday': '9:0-18:0', 'Wednesday': '9:0-18:0', 'Thursday': '9:0-18:0', 'Friday': '9:0-18:0', 'Saturday': '9:0-13:0'}",
    ],
  ])('%s is read', (text) => {
    const hours = hoursOf(text);
    const own = text.startsWith('א') ? week(nineToSix, '9 AM-1 PM', nineToSix) : usual;
    // Lists of opening times leave out the days of rest.
    expect(text.startsWith('[') || text.startsWith('{') ? { Sunday: 'Closed', ...hours } : hours).toEqual(
      own,
    );
  });

  it('of every day, all day and past midnight are read', () => {
    expect(hoursOf('ежедневно, 10:00–22:00')).toEqual(week('10 AM-10 PM', '10 AM-10 PM', '10 AM-10 PM'));
    expect(hoursOf('周一至周日 24小时营业')).toEqual(week('Open 24 hours', 'Open 24 hours', 'Open 24 hours'));
    expect(hoursOf('月～日: 17:00～翌2:00')).toEqual(week('5 PM-2 AM', '5 PM-2 AM', '5 PM-2 AM'));
    expect(hoursOf('a:1:{s:6:"monday";a:1:{i:0;s:15:"9:00 AM,6:00 PM";}}')).toEqual({ Monday: nineToSix });
  });

  it('are null if the text contains words that are not understood', () => {
    expect(hoursOf('11:00-23:00')).toBeNull();
    expect(hoursOf('周一至周五 09:00-18:00 某天 10:00-12:00')).not.toEqual(
      expect.objectContaining({ Saturday: expect.anything() }),
    );
  });
});

describe('hours beside remarks', () => {
  const workdays = Object.fromEntries(DAYS.slice(1, 6).map((day) => [day, '9 AM-5 PM']));
  it.each([
    [
      'in brackets that name other days',
      'Tue-Sat 9am-5pm (Closed Mon & Sun)',
      { Monday: 'Closed', ...workdays, Sunday: 'Closed' },
    ],
    ['in brackets and no hours', 'Tue-Sat (Closed Mon & Sun)', null],
    [
      'without a sign between the days, up to midnight',
      'Segundas, das 12h às 24hTerças, das 12h às 23h',
      { Monday: '12 PM-12 AM', Tuesday: '12 PM-11 PM' },
    ],
  ])('%s are read', (_, text, hours) => {
    expect(hoursOf(text)).toEqual(hours);
  });
});

describe('hours before their days', () => {
  it('hold on the days after them, if later ones outrank', () => {
    const text =
      '08:30-17:00 Monday to Friday, 9:00-18:00 Thursdays, 09:00-12:30 Saturdays, excluding Public Holidays';
    expect(hoursOf(text)).toEqual({
      ...{ Monday: '8:30 AM-5 PM', Tuesday: '8:30 AM-5 PM', Wednesday: '8:30 AM-5 PM' },
      ...{ Thursday: '9 AM-6 PM', Friday: '8:30 AM-5 PM', Saturday: '9 AM-12:30 PM' },
    });
  });

  it('may have them in brackets, but are not read if they break off', () => {
    expect(hoursOf('Jam: 11h - 22h (Sen-Min)')).toEqual(week('11 AM-10 PM', '11 AM-10 PM', '11 AM-10 PM'));
    expect(hoursOf('Jam: 10h - 22h (Sen, Sel, Rab, Kam, Min), 10h - 23h...')).toBeNull();
  });
});

describe('hours of meals with last orders', () => {
  it('are those of each day, and of every day if none is named', () => {
    const lunch = 'ランチ：11:30～15:00(L.O.14:30)、ディナー：17:00～23:00(L.O.22:00)';
    const expected = '11:30 AM-3 PM, 5 PM-11 PM';
    expect(hoursOf(`月～金 ${lunch}\n土・日・祝 11:30～22:00`)).toEqual(
      week(expected, '11:30 AM-10 PM', '11:30 AM-10 PM'),
    );
    const twice = '月～日 ランチ：11:30～15:00\n月～日 ディナー：17:00～23:00';
    expect(hoursOf(twice)).toEqual(week(expected, expected, expected));
    expect(everyDay(lunch)).toEqual(week(expected, expected, expected));
  });
});

describe('another end on some days', () => {
  it.each([
    ['Seg a sáb 11h/20h (sex. até 3h)', 'Friday', '11 AM-3 AM', '11 AM-8 PM'],
    ['Mon-Sat 11:00-20:00 (Fri until 11pm)', 'Friday', '11 AM-11 PM', '11 AM-8 PM'],
    ['Mo-Sa 11-20 Uhr (Fr bis 22 Uhr)', 'Friday', '11 AM-10 PM', '11 AM-8 PM'],
  ])('is in brackets: %s', (text, day, other, usually) => {
    expect(hoursOf(text)).toMatchObject({ Monday: usually, Saturday: usually, [day]: other });
  });

  it('holds beside hours of every day', () => {
    expect(everyDay('11h/20h (sex. até 3h)')).toMatchObject({ Monday: '11 AM-8 PM', Friday: '11 AM-3 AM' });
    expect(everyDay('11h/14h')).toMatchObject({ Sunday: '11 AM-2 PM' });
    expect(everyDay('10h-14h/16h-20h')).toMatchObject({ Sunday: '10 AM-2 PM, 4 PM-8 PM' });
  });
});

it('hours with the letter after them are on a clock of 24 hours, whatever else the week says', () => {
  const text = 'Segundas, das 11h à 1hTerças, das 9h às 2h';
  expect(hoursOf(text)).toMatchObject({ Monday: '11 AM-1 AM', Tuesday: '9 AM-2 AM' });
});
