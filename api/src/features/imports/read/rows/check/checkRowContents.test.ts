import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { googleProfile, turkishDays } from '../../fixtures/dialects.ts';

describe('sections and reviews', () => {
  const features = { 'Service options': { Takeaway: true, Delivery: false } };

  it.each([
    '{"Service options": {"Takeaway": true, "Delivery": false, "Check-in": null}}',
    '[{"id":"x","name":"Service options","options":[{"name":"Takeaway","enabled":true},{"name":"Delivery","enabled":false}]}]',
    '{"Service options": [{"Takeaway": true}, {"Delivery": false}]}',
    "{'Service options': {'Takeaway': True, 'Delivery': False, 'Check-in': None}}",
  ])('%s', (about) => expect(rowOf({ about }).about).toEqual(features));

  it('keeps leaf texts, and plain text apart', () => {
    expect(
      rowOf({ about: '{"Other": {"Check-in time": "16:00", "Language": "English, Spanish"}}' }).about,
    ).toEqual({ Other: { 'Check-in time': '16:00', Language: 'English, Spanish' } });
    expect(rowOf({ about: 'A family business.' })).toMatchObject({
      about: null,
      detailedInfo: 'A family business.',
    });
  });

  it('reads words and figures as yes and no', () => {
    const about = '{"Delivery":"True","Dine-in":1,"Wi-Fi":"yok","Check-in time":"16:00","Floors":3}';
    expect(rowOf({ about }).about).toEqual({
      Other: { Delivery: true, 'Dine-in': true, 'Wi-Fi': false, 'Check-in time': '16:00', Floors: '3' },
    });
  });

  it('drops keys that reach the prototype', () => {
    const row = rowOf({
      about:
        '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "A": {"__proto__": true, "B": true}}',
    });
    expect(row.about).toEqual({ A: { B: true } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('reads reviews with stars or words', () => {
    const reviews =
      '[{"Name":"R","ProfilePicture":"","Rating":5,"Description":"Good","When":"2024-8-6"},{"Name":"S","Rating":0,"Description":""},{"Name":"T","Rating":4,"When":"a month ago"}]';
    expect(rowOf({ user_reviews: reviews }).reviews).toEqual([
      {
        authorName: 'R',
        rating: 5,
        comment: 'Good',
        reviewedAt: '2024-08-06T00:00:00.000Z',
        source: 'Google',
      },
      { authorName: 'T', rating: 4, comment: null, reviewedAt: null, source: null },
    ]);
  });

  it('joins the reviews of several cells, each once', () => {
    const [one, two] = ['{"Name":"R","Rating":5}', '{"Name":"S","Rating":4}'];
    const { reviews } = rowOf({ user_reviews: `[${one}]`, user_reviews_extended: `[${one},${two},${two}]` });
    expect(reviews.map(({ authorName }) => authorName)).toEqual(['R', 'S', 'S']);
  });

  it.each([
    ['5', 5],
    ['4.0', 4],
    ['4,5', 5],
    ['3/5', 3],
    ['2 stars', 2],
    ['★★★★☆', 4],
    ['⭐️⭐️⭐️', 3],
    ['FIVE', 5],
    ['one star', 1],
    ['0', null],
    ['9', null],
    ['-1', null],
    ['good', null],
    ['★★★★★★', null],
  ])('reads the stars %s of a review as %s, and keeps what it says', (written, rating) => {
    const row = rowOf({ review_text: 'Good', review_rating: written });
    expect(row.reviews).toMatchObject([{ rating, comment: 'Good' }]);
    const isReported = rating === null && written !== '0';
    expect(row.warnings ?? []).toMatchObject(isReported ? [{ column: 'review_rating', value: written }] : []);
    const listed = rowOf({ user_reviews: JSON.stringify([{ Rating: written, Description: 'Good' }]) });
    expect(listed.reviews).toMatchObject([{ rating, comment: 'Good' }]);
  });

  it('names Google as the source of a review sheet with Google’s place ids', () => {
    const review = { author_title: 'R', review_text: 'Good', review_rating: '5' };
    expect(rowOf(review).reviews).toMatchObject([{ authorName: 'R', source: null }]);
    expect(rowOf({ ...review, place_id: 'ChIJfixture0000000000000001' }).reviews).toMatchObject([
      { source: 'Google' },
    ]);
  });

  it.each([
    ['02.01.2024', '2024-01-02T00:00:00.000Z'],
    ['2.1.24 3:04', '2024-01-02T03:04:00.000Z'],
    ['1/13/24 3:04', '2024-01-13T03:04:00.000Z'],
    ['13/1/2024', '2024-01-13T00:00:00.000Z'],
    ['01/02/2024 03:04:05', '2024-01-02T03:04:05.000Z'],
    ['5/5/2024', '2024-05-05T00:00:00.000Z'],
    ['2024-08-06T10:00:00+03:00', '2024-08-06T07:00:00.000Z'],
    ['2024-08-06 10:00:00 UTC', '2024-08-06T10:00:00.000Z'],
    ['Aug 6, 2024', '2024-08-06T00:00:00.000Z'],
    ['6 Ağustos 2024', '2024-08-06T00:00:00.000Z'],
    ['6. August 2024', '2024-08-06T00:00:00.000Z'],
    ['6 de agosto de 2024', '2024-08-06T00:00:00.000Z'],
    ['1722902400', '2024-08-06T00:00:00.000Z'],
    ['1/2/24 3:04', null],
    ['32.01.2024', null],
    ['a month ago', null],
    ['6 listopad 2024', null],
  ])('reads the date %s of a review as %s', (written, reviewedAt) => {
    const row = rowOf({ review_text: 'Good', review_datetime_utc: written });
    expect(row.reviews).toMatchObject([{ reviewedAt }]);
    const warned = [{ column: 'review_datetime_utc', value: written, code: 'BAD_DATE' }];
    expect(row.warnings ?? []).toMatchObject(reviewedAt === null ? warned : []);
  });

  it('removes invisible deception, and keeps every script', () => {
    expect(rowOf({ name: '\u202eBUND 39 |\n外滩 39 \ue0ab\u0000👩‍🍳' }).name).toBe('BUND 39 | 外滩 39 👩‍🍳');
  });
});

describe('forms of other tools', () => {
  it('read a rating and its count from one cell', () => {
    expect(rowOf({ rating: '4.6 (1,234)' })).toMatchObject({ rating: 4.6, reviewCount: 1234 });
    expect(rowOf({ rating: '4.6 (12.8K reviews)' })).toMatchObject({ rating: 4.6, reviewCount: 12_800 });
    expect(rowOf({ rating: '4,6', reviews: '12' })).toMatchObject({ rating: 4.6, reviewCount: 12 });
  });

  it('read reviews if others have their count', () => {
    const reviews =
      '[{"name":"R. One","stars":5,"text":"Good","publishedAtDate":"2025-03-01T10:00:00.000Z"}]';
    const row = rowOf({ reviews });
    expect(row.reviewCount).toBeNull();
    expect(row.reviews).toMatchObject([{ authorName: 'R. One', rating: 5, comment: 'Good' }]);
  });

  it('take the only time zone of a country, and mark it as derived', () => {
    expect(rowOf({ country_code: 'TR' })).toMatchObject({
      timeZone: 'Europe/Istanbul',
      derived: ['timeZone'],
    });
    expect(rowOf({ country_code: 'US' }).timeZone).toBeNull();
  });

  it('read hours and features that have columns of their own', () => {
    const [header = [], cells = []] = googleProfile;
    const row = rowOf(Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
    expect(row).toMatchObject({
      city: 'Holsworthy',
      countryCode: 'GB',
      phoneNormalised: '+441409241206',
      workingHours: { Monday: '9 AM-5 PM', Sunday: 'Closed' },
      about: { Accessibility: { 'Wheelchair accessible toilet': true } },
    });
    const [days = [], hours = []] = turkishDays;
    expect(rowOf(Object.fromEntries(days.map((name, i) => [name, hours[i] ?? ''])))).toMatchObject({
      city: 'Bursa',
      latitude: 40.1826,
      workingHours: { Monday: '9 AM-6 PM', Tuesday: '9 AM-6 PM', Sunday: 'Closed' },
    });
  });

  it.each([
    ['PAZARTESİ', 'SALI', 'ÇARŞAMBA', 'PERŞEMBE', 'CUMA', 'CUMARTESİ', 'PAZAR'],
    ['PAZARTESİ ÇALIŞMA SAATLERİ', 'SALI SAATİ', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cts', 'Paz'],
    ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  ])('read columns of days, however they are written: %s, …', (...days) => {
    const { workingHours } = rowOf(Object.fromEntries(days.map((day) => [day, '09:00-18:00'])));
    expect(Object.keys(workingHours ?? {})).toHaveLength(7);
  });

  it('do not read a single word as a day', () => {
    expect(rowOf({ Sat: '09:00-18:00', Per: '09:00-18:00' }).workingHours).toBeNull();
  });
});
