import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { namedRows, names, rowsBy, tableOfNames, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();

describe('hours', () => {
  it('are read between breaks of a page', async () => {
    const text = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day) => `${day}: 5:00 PM – 12:00 AM`,
    );
    const [row] = await read(namedRows(['OpeningHours'], [[text.join('<br>')]]));
    expect(row?.workingHours).toMatchObject({ Monday: '5 PM-12 AM', Friday: '5 PM-12 AM' });
  });
});

describe('hours of several days', () => {
  it('are read from columns of their own', async () => {
    const header = ['OPERATING HOURS\nMON - FRI', 'SAT', 'SUN', 'PUBLIC HOLIDAY'];
    const [row] = await read(
      namedRows(header, [
        ['9.00AM-12.00PM,\n6.00PM-9.00PM', '9.00AM-12.00PM', 'CLOSED', 'CLOSED'],
        ['8.30AM-5.00PM', 'CLOSED', 'CLOSED', 'CLOSED'],
      ]),
    );
    expect(row?.workingHours).toMatchObject({
      Monday: '9 AM-12 PM, 6 PM-9 PM',
      Friday: '9 AM-12 PM, 6 PM-9 PM',
      Saturday: '9 AM-12 PM',
      Sunday: 'Closed',
    });
  });

  it.each([
    [['Lunes a Viernes', 'Sábado y Domingo'], 'Wednesday', 'Sunday'],
    [['Mo-Fr', 'Sa-So'], 'Monday', 'Saturday'],
    [['Weekdays', 'Weekend'], 'Friday', 'Sunday'],
    [['Ma-Pe', 'La-Su'], 'Tuesday', 'Saturday'],
  ])('in several languages: %j', async (header, weekday, weekend) => {
    const [row] = await read(namedRows(header, [['09:00-18:00', '10:00-14:00']]));
    expect(row?.workingHours?.[weekday as 'Monday']).toBe('9 AM-6 PM');
    expect(row?.workingHours?.[weekend as 'Monday']).toBe('10 AM-2 PM');
  });
});

describe('states of places in words of machines', () => {
  it('are read under any header', async () => {
    const rows = await read([
      ['Name', 'Address', 'placeState'],
      ...names.map((name, i) => [
        name,
        `${i + 1} High Street, York`,
        ['active', 'permanently_closed', 'temporarily_closed', 'no_public_reviews'][i % 4] ?? '',
      ]),
    ]);
    expect(rows.slice(1, 3).map(({ businessStatus }) => businessStatus)).toEqual([
      'CLOSED_PERMANENTLY',
      'CLOSED_TEMPORARILY',
    ]);
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

describe('opening and closing of each day', () => {
  const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

  it('is read under a word for the week, beside marks that are not hours', async () => {
    const header = days.flatMap((day) =>
      ['ouverture', 'fermeture', 'open'].map((part) => `schedule.${day}.${part}`),
    );
    const rows = await read(tableOfNames(header, () => days.flatMap(() => ['12H:30', '22H:00', 'true'])));
    expect(rows[0]?.workingHours).toMatchObject({ Monday: '12:30 PM-10 PM', Sunday: '12:30 PM-10 PM' });
  });
});

describe('hours of a week', () => {
  it('are known under any header if no other column has them', async () => {
    const rows = await read([
      ['rest_name', 'rest_address', 'rest_rating', 'rest_time'],
      ...names.map((name, i) => [
        name,
        `Jl. Senopati No. ${i}, Jakarta`,
        '4.2',
        `Jam:   ${9 + (i % 3)}h - 22h (${i % 4 === 3 ? 'Sen, Sel), 10h...' : 'Sen-Min)'}`,
      ]),
    ]);
    expect(rows[0]?.workingHours).toMatchObject({ Sunday: '9 AM-10 PM' });
  });
});

describe('when a place opens, alone', () => {
  it('is a sentence of a page, and nobody is asked about it', async () => {
    const { columns } = await readFile(files, {
      name: 'schools.csv',
      data: makeCsv([
        ['name', 'address', 'website', 'opens_at'],
        ...names.map((name, i) => [
          name,
          `SGAS ${i} - Asa Sul, Brasília - DF, 70200-74${i}`,
          '',
          i === 3 ? 'Abre ter. às 07:30' : '',
        ]),
      ]),
    });
    expect(columns[0]?.columns.filter(({ isAsked }) => isAsked)).toEqual([]);
  });
});

describe('hours with words for morning and afternoon before the time', () => {
  const week = { Monday: '10:30 AM-9 PM', Sunday: '10:30 AM-9 PM' };
  it.each(['오전 10:30~오후 9:00', '上午10:30~下午9:00', '午前10:30～午後9:00'])(
    'hold every day in a column of them: %s',
    async (hours) => {
      const rows = await read([
        ['name', 'lat', 'lng', '営業時間', 'addr:street', 'amenity'],
        ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, hours, 'Main Street', 'cafe']),
      ]);
      expect(rows[0]?.workingHours).toMatchObject(week);
    },
  );
});

describe('hours of one day in the notation of OpenStreetMap', () => {
  it.each([
    ['We 14:00-18:00', 'Wednesday'],
    ['Tu 14:00-18:00', 'Tuesday'],
    ['Th 14:00-18:00', 'Thursday'],
  ])('are read: %s', (opening_hours, day) => {
    expect(rowOf({ opening_hours }).workingHours).toEqual({ [day]: '2 PM-6 PM' });
  });
});

describe('the status of a business', () => {
  it.each([
    ['etatAdministratifEtablissement', 'A', 'OPERATIONAL'],
    ['etatAdministratifEtablissement', 'F', 'CLOSED_PERMANENTLY'],
    ['Trading Status', 'Open', 'OPERATIONAL'],
    ['Trading Status', 'Ceased trading', 'CLOSED_PERMANENTLY'],
    ['business_status', 'Temporarily closed', 'CLOSED_TEMPORARILY'],
  ])('%s: %s', (header, text, status) => {
    expect(rowOf({ [header]: text }).businessStatus).toBe(status);
  });

  it('is not said by whether a licence is active, nor by whether the place is open at the moment', () => {
    expect(rowOf({ 'License Status': 'Active' }).businessStatus).toBeNull();
    expect(rowOf({ status: 'Open' }).businessStatus).toBeNull();
  });
});
