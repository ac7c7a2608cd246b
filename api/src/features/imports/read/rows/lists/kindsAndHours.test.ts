import { describe, expect, it } from '@jest/globals';
import { namedRows, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('kinds', () => {
  it.each([
    ['Lebanese', 'Lebanese restaurant'],
    ['Pizza', 'Pizza'],
    ['Cafe', 'Cafe'],
  ])('under a word for cuisine: %s', async (written, expected) => {
    const [row] = await read(namedRows(['Cuisine'], [[written], [written]]));
    expect(row?.category).toBe(expected);
  });
});

describe('kinds of a list', () => {
  it('are read one by one between slashes', async () => {
    const kinds = [
      '拉麵/餃子',
      '日式小酒館/拉麵',
      '餃子/日式小酒館',
      '拉麵/餃子',
      '拉麵',
      '餃子/拉麵',
      '日式小酒館',
      '拉麵/餃子',
    ];
    const rows = await read(
      namedRows(
        ['cuisine'],
        kinds.map((kind) => [kind]),
      ),
    );
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['拉麵', '日式小酒館', '餃子']));
  });

  it('are no times', async () => {
    const rows = await read(namedRows(['Category'], [['Until 20:00'], ['Until 19:00'], ['Until 20:00']]));
    expect(rows.map(({ category }) => category)).toEqual([null, null, null]);
  });
});

describe('stars of hotels', () => {
  it('are no ratings, where some have none', async () => {
    const stars = ['4', '3', '0', '2', '0', '5', '3', '1', '0', '4'];
    const rows = await read(
      namedRows(
        ['estrellas'],
        stars.map((star) => [star]),
      ),
    );
    expect(rows.map(({ rating }) => rating)).toEqual(stars.map(() => null));
  });
});

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
  it('stand in columns of their own', async () => {
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
