import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAYS } from '../../../../../../domain/hours/openingHours.ts';
import { structuredFields, structuredNames } from '../../../../../../domain/listing/structuredFields.ts';
import { ValueProblem } from '../rows/rowProblem.ts';
import { rowOf } from '../fixtures/checkedRow.ts';
import { detailReaders } from './readDetails.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';

/** As Python prints it. */
const repr = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"', "'")
    .replaceAll('true', 'True')
    .replaceAll('false', 'False')
    .replaceAll('null', 'None');
const written = (value: unknown) => [JSON.stringify(value), repr(value)];
const counts = fc
  .array(fc.nat(1_000_000), { minLength: 5, maxLength: 5 })
  .filter((all) => all.some((one) => one > 0));
const names = ['oneStar', 'twoStar', 'threeStar', 'fourStar', 'fiveStar'];

describe('the split of ratings by stars', () => {
  it('is read from lists, objects, text and repr, with numbers of any locale', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const byNumber = Object.fromEntries(all.map((count, i) => [String(i + 1), count]));
        const forms = [
          ...written(all),
          ...written(byNumber),
          ...written(Object.fromEntries(all.map((count, i) => [names[i], count]))),
          ...written(all.map((count, i) => ({ stars: i + 1, count })).reverse()),
          `{${all.map((count, i) => `${i + 1}: ${count}`).join(', ')}}`,
          all.map((count, i) => `${i + 1}: ${count}`).join(', '),
          all.map((count, i) => `${i + 1} stars: ${count.toLocaleString('en')}`).join(' | '),
          all.map((count, i) => `${i + 1}★ ${count.toLocaleString('de')}`).join('\n'),
        ];
        for (const form of forms) expect(detailReaders.reviewsPerScore(form)).toEqual(all);
      }),
      { numRuns: examples(40) },
    );
  });

  it('is gathered from a column for each score', () => {
    const headers = [
      (score: number) => `reviews_per_score_${score}`,
      (score: number) => `reviewsDistribution/${names[score - 1] ?? ''}`,
      (score: number) => `reviews_per_rating.${score}`,
      (score: number) => `rating_distribution/${score}`,
    ];
    for (const header of headers) {
      const cells = [3, 0, 1, 20, 40].map((count, i) => [header(i + 1), `${count}.0`] as const);
      const row = rowOf({ name: 'Cafe', ...Object.fromEntries(cells) });
      expect(row.reviewsPerScore).toEqual([3, 0, 1, 20, 40]);
    }
  });
});

describe('busy hours', () => {
  const week = fc
    .array(fc.array(fc.nat(100), { minLength: 24, maxLength: 24 }), { minLength: 7, maxLength: 7 })
    .filter((days) => days.every((day) => day.some((share) => share > 0)));

  it('are read from the forms of scrapers and libraries', () => {
    const half = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}\u202f${hour < 12 ? 'AM' : 'PM'}`;
    fc.assert(
      fc.property(week, (days) => {
        const stored = Object.fromEntries(DAYS.map((day, i) => [day, days[i]]));
        const of = <Value>(value: (share: number, hour: number) => Value) =>
          days.map((day) => day.map((share, hour) => value(share, hour)));
        const keyed = (all: unknown[], name: (day: string) => string) =>
          Object.fromEntries(DAYS.map((day, i) => [name(day), all[i]]));
        const forms = [
          keyed(
            days.map((day) => Object.fromEntries(day.map((share, hour) => [String(hour), share]))),
            (day) => day,
          ),
          keyed(
            of((occupancyPercent, hour) => ({ hour, occupancyPercent })),
            (day) => day.slice(0, 2),
          ),
          of((percentage, hour) => ({ hour, percentage, title: '', time: `${hour % 12}a` })).map(
            (popular_times, i) => ({
              day: i + 1,
              day_text: DAYS[i],
              popular_times,
            }),
          ),
          {
            graph_results: keyed(
              of((busyness_score, hour) => ({ time: half(hour), busyness_score })),
              (day) => day.toLowerCase(),
            ),
          },
          days.map((data, i) => ({ name: DAYS[i], data })),
        ];
        for (const form of forms.flatMap(written)) expect(detailReaders.busyHours(form)).toEqual(stored);
      }),
      { numRuns: examples(15) },
    );
  });

  it('are read from a column for each hour, and are empty for places without any', () => {
    const row = rowOf({
      name: 'Cafe',
      'popularTimesHistogram/Mo/0/hour': '6',
      'popularTimesHistogram/Mo/0/occupancyPercent': '15',
      'popularTimesHistogram/Mo/1/hour': '7',
      'popularTimesHistogram/Mo/1/occupancyPercent': '40',
    });
    expect(row.busyHours?.Monday?.slice(5, 9)).toEqual([0, 15, 40, 0]);
    expect(rowOf({ name: 'Cafe', popular_times: '{}' }).warnings ?? []).toEqual([]);
  });
});

describe('hours of dates', () => {
  it('are read from the forms of Google, Yelp, schema.org and people', () => {
    const stored = { '2026-12-25': 'Closed', '2026-12-31': '9 AM-3 PM' };
    const date = (day: number) => ({ year: 2026, month: 12, day });
    const forms = [
      ...written(stored),
      ...written({
        specialHourPeriods: [
          { startDate: date(25), endDate: date(25), closed: true },
          { startDate: date(31), openTime: { hours: 9 }, endDate: date(31), closeTime: { hours: 15 } },
        ],
      }),
      ...written([
        { date: '2026-12-25', is_closed: true, start: null, end: null },
        { date: '2026-12-31', start: '0900', end: '1500', is_closed: null },
      ]),
      ...written([
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-25',
          validThrough: '2026-12-25',
          opens: '00:00',
          closes: '00:00',
        },
        { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '09:00', closes: '15:00' },
      ]),
      '2026-12-25: x, 2026-12-31: 9:00AM-3:00PM',
      '25.12.2026: geschlossen\n31.12.2026: 09:00-15:00',
      ...written([{ Holidays: { '2026-12-25': 'Closed', '2026-12-31': ['9 AM-3 PM'] } }]),
    ];
    for (const form of forms) expect([form, detailReaders.specialHours(form)]).toEqual([form, stored]);
  });

  it('cover each day of a span, and are found under the header of other hours', () => {
    const holidays = {
      startDate: { year: 2027, month: 2, day: 27 },
      endDate: { year: 2027, month: 3, day: 1 },
      closed: true,
    };
    expect(detailReaders.specialHours(JSON.stringify([holidays]))).toEqual({
      '2027-02-27': 'Closed',
      '2027-02-28': 'Closed',
      '2027-03-01': 'Closed',
    });
    const row = rowOf({
      name: 'Cafe',
      other_hours: `[{'kitchen': {'Monday': '12-2\u202fpm,6-10\u202fpm', 'Sunday': 'Closed'}}, {'holiday': {'2026-12-25': 'Closed'}}]`,
    });
    expect(row.specialHours).toEqual({ '2026-12-25': 'Closed' });
    expect(row.otherHours).toEqual({ Kitchen: { Monday: '12 PM-2 PM, 6 PM-10 PM', Sunday: 'Closed' } });
  });
});

describe('photos', () => {
  const url = (n: number) => `https://photos.example/p${n}.jpg`;

  it('are collected from every column and form, each once whatever its size, apart from the logo', () => {
    const images = [
      { title: 'All', image: 'https://lh5.googleusercontent.com/p/A=w298-h298-k-no' },
      { title: 'Menu', image: 'https://lh5.googleusercontent.com/p/B=w224-h298-k-no' },
    ];
    const row = rowOf({
      name: 'Cafe',
      photo: 'https://lh5.googleusercontent.com/p/A=w800-h500-k-no',
      street_view: 'https://lh5.googleusercontent.com/p/A=w1600-h1000-k-no',
      images: JSON.stringify(images),
      'imageUrls/0': url(1),
      'imageUrls/1': url(2),
      logo: url(9),
    });
    expect(row.photos).toEqual([
      { url: 'https://lh5.googleusercontent.com/p/B=w224-h298-k-no', caption: 'Menu' },
      { url: url(1) },
      { url: url(2) },
    ]);
    expect(row.logoUrl).toBe(url(9));
  });

  it('exclude links that a truncated cell cut off and links of other schemes', () => {
    const cut = JSON.stringify([url(1), url(2), url(3)]).slice(0, -8);
    expect(detailReaders.photos(cut)).toEqual([{ url: url(1) }, { url: url(2) }]);
    expect(detailReaders.photos(JSON.stringify(['javascript:alert(1)', url(1), 7, null]))).toEqual([
      { url: url(1) },
    ]);
  });
});

describe('contacts of the business', () => {
  it('include further phones, each number once', () => {
    const row = rowOf({
      name: 'Cafe',
      country: 'CH',
      phone: '+41 44 380 21 81',
      phone_1: '0443802181',
      phone_2: '0044 20 7946 0000',
      phone_3: '+44 20 7946 0000',
    });
    expect(row).toMatchObject({ phone: '+41 44 380 21 81', otherPhones: ['0044 20 7946 0000'] });
  });

  it.each([
    ['CH', '442074861153', '442074861153'],
    ['CH', '41443802183', '+41 44 380 21 83'],
    ['US', '15125550143', '+1 512 555 0143'],
    ['US', '5125550143', '5125550143'],
    // A number of Istanbul with a digit too many is none of Tunisia.
    ['TR', '21633012345', '21633012345'],
    ['TR', '902163301234', '+90 216 330 12 34'],
    ['CH', '0443802183', '0443802183'],
  ])('of a place in %s, “%s” without a plus, is “%s”', (country, phone_1, written) => {
    const row = rowOf({ name: 'Cafe', country, phone: '+39 06 6982 0000', phone_1 });
    expect(row).toMatchObject({ otherPhones: [written] });
  });

  it('include its own profiles, but not those of persons, of posts or of the network itself', () => {
    const row = rowOf({
      name: 'Harbour Coffee',
      facebook: 'https://m.facebook.com/HarbourCoffee/posts/great-day/933622970413263/?fbclid=1',
      instagram: 'https://www.instagram.com/about',
      linkedin: 'https://www.linkedin.com/in/jane-doe',
      company_linkedin: 'http://linkedin.com/company/harbour-coffee/',
      twitter: 'http://www.twitter.com/harbourcoffee?lang=en',
      'tiktoks/0': 'https://www.tiktok.com/@harbour.coffee',
    });
    expect(row.socialLinks).toEqual({
      facebook: 'https://www.facebook.com/HarbourCoffee',
      x: 'https://x.com/harbourcoffee',
      linkedin: 'https://www.linkedin.com/company/harbour-coffee',
      tiktok: 'https://www.tiktok.com/@harbour.coffee',
    });
    const people = (facebook: string) => rowOf({ name: 'Bay Electric', facebook }).socialLinks;
    expect(people('https://www.facebook.com/people/Bay-Electric-Inc/100069287959308/')).not.toBeNull();
    expect(people('https://www.facebook.com/people/Jane-Doe/100069287959308/')).toBeNull();
  });

  it('include its surrounding place and its service area', () => {
    const row = rowOf({
      name: 'Cafe',
      located_in: 'Located in: Forum Mall',
      area: 'Serving Boston and the Surrounding Area',
    });
    expect(row).toMatchObject({ locatedIn: 'Forum Mall', areaServed: ['Boston and the Surrounding Area'] });
    expect(rowOf({ name: 'Cafe', area: '350 S Huntington Ave' }).areaServed).toBeNull();
  });
});

describe('a value in an unknown form', () => {
  it('is left empty and reported, whatever it holds', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 60, unit: 'grapheme' }),
      fc.json({ maxDepth: 4 }),
      fc.constantFrom(
        '[[[[[[[[[[',
        '{"__proto__": {"1": 5}}',
        '{"1": -5}',
        '[1e400]',
        '{"Monday": {"10": 500}}',
        '<script>1</script>',
        '2026-02-31: Closed',
      ),
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom(...structuredNames), (text, name) => {
        let value: unknown = null;
        try {
          value = detailReaders[name](text);
        } catch (error) {
          expect(error).toBeInstanceOf(ValueProblem);
        }
        // Stored values have the stored form, so that an export is imported unchanged.
        if (value !== null)
          expect(structuredFields[name].read(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
      { numRuns: examples(600) },
    );
    const { name, warnings } = rowOf({ name: 'Cafe', popular_times: '{"Monday": {"10": 500}}' });
    expect([name, warnings?.map(({ column }) => column)]).toEqual(['Cafe', ['popular_times']]);
  });
});
