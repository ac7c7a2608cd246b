import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('ratings of ten', () => {
  it.each([
    ['Score', 'Lodging'],
    ['Рейтинг', 'Гостиница'],
    ['Ocena', 'Hotel'],
  ])('are read as ratings of five under %s', async (header, name) => {
    const rows = await read([
      ['Name', 'Address', header],
      ...names.map((each, i) => [`${name} ${each}`, `${i + 1} High Street, York`, `${8 + i / 10}`]),
    ]);
    expect(rows.map(({ rating }) => rating)).toEqual([4, 4.05, 4.1, 4.15, 4.2, 4.25, 4.3, 4.35, 4.4, 4.45]);
  });

  it.each([
    ['(8.5 of ten)', 4.25],
    ['9/10', 4.5],
    ['7,8 von 10', 3.9],
    ['8.4 sur 10', 4.2],
    ['4.5/5', 4.5],
  ])('are known by their words: %s', (rating, five) => {
    expect(rowOf({ name: 'Mill', rating }).rating).toBe(five);
  });

  it('are none where most are below five', async () => {
    const rows = await read([
      ['Name', 'Address', 'Rating'],
      ...names.map((each, i) => [each, `${i + 1} High Street, York`, i === 3 ? '9.1' : `4.${i}`]),
    ]);
    expect(rows[0]?.rating).toBe(4);
    expect(rows[3]?.rating).toBeNull();
  });
});

describe('a row for each day of each place', () => {
  const days = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(',');
  const inGerman = 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag'.split(',');

  it('is one place with the hours of all its days', async () => {
    const rows = await read([
      ['Name', 'Address', 'Day', 'Opens', 'Closes'],
      ...names
        .slice(0, 3)
        .flatMap((name, i) =>
          days.map((day, at) => [
            name,
            `${i + 1} High Street, York`,
            day,
            at === 6 ? 'Closed' : '09:00',
            '17:30',
          ]),
        ),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names.slice(0, 3));
    expect(rows[2]?.workingHours).toMatchObject({ Monday: '9 AM-5:30 PM', Sunday: 'Closed' });
  });

  it('may have its hours in one column, and fewer days', async () => {
    const rows = await read([
      ['id', 'Name', 'Ort', 'Wochentag', 'Öffnungszeiten'],
      ...names
        .slice(0, 4)
        .flatMap((name, i) =>
          inGerman.slice(i).map((day, at) => [`${i}${at}`, name, 'Leipzig', day, `${9 + i}:00 - 18:00`]),
        ),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names.slice(0, 4));
    expect(rows[1]?.workingHours).toEqual(
      Object.fromEntries(days.slice(1).map((day) => [day, '10 AM-6 PM'])),
    );
  });
});

describe('days of rest beside hours of no day', () => {
  it.each([
    [
      '店名',
      '住所',
      '営業時間',
      '定休日',
      '木・金曜（祝日は営業）',
      '年中無休',
      '第3水曜日',
      '10:00〜15:00（売り切れ次第終了）',
    ],
    ['이름', '주소', '영업시간', '휴무일', '목요일, 금요일', '연중무휴', '3째주 수요일', '10:00~15:00'],
    [
      'Name',
      'Anschrift',
      'Öffnungszeiten',
      'Ruhetag',
      'Donnerstag, Freitag',
      'kein Ruhetag',
      '1. Mai',
      '10:00 - 15:00 Uhr',
    ],
    ['name', 'address', 'hours', 'closed', 'Thursday, Friday', 'none', '1 January', '10:00-15:00'],
  ])(
    'are closed without a question: %s %s %s %s',
    async (name, address, hours, rests, some, never, single, times) => {
      const given = [some, never, single];
      const rows = await read([
        [name, address, hours, rests],
        ...names.map((each, i) => [each, `${i + 1} High Street`, times, given[i % 3] ?? '']),
      ]);
      expect(rows[0]?.workingHours).toMatchObject({
        Monday: '10 AM-3 PM',
        Thursday: 'Closed',
        Friday: 'Closed',
      });
      expect(rows[1]?.workingHours).toMatchObject({ Thursday: '10 AM-3 PM', Sunday: '10 AM-3 PM' });
      expect(rows[2]?.workingHours).toMatchObject({ Wednesday: '10 AM-3 PM' });
      expect(rows[0]?.businessStatus).toBeNull();
    },
  );
});

describe('days of the week beside hours of no day', () => {
  it.each([
    ['名称', '所在地', '診療曜日', '診療開始時間', '診療終了時間', '月火水木金', '月火金土日'],
    ['Name', 'Anschrift', 'Öffnungstage', 'Öffnet um', 'Schließt um', 'Mo-Fr', 'Mo, Di, Fr, Sa, So'],
    ['name', 'address', 'days open', 'opens', 'closes', 'Mon-Fri', 'Mon, Tue, Fri, Sat, Sun'],
  ])('are those on which a place is open: %s %s %s', async (name, address, days, from, to, some, others) => {
    const rows = await read([
      [name, address, days, from, to],
      ...names.map((each, i) => [
        each,
        `${i + 1} High Street, York`,
        i % 2 ? others : some,
        '09:00',
        '17:30',
      ]),
    ]);
    expect(rows[0]?.workingHours).toMatchObject({ Monday: '9 AM-5:30 PM', Sunday: 'Closed' });
    expect(rows[1]?.workingHours).toMatchObject({ Wednesday: 'Closed', Sunday: '9 AM-5:30 PM' });
  });
});
