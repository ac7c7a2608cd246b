import { describe, expect, it } from '@jest/globals';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normaliseWorkingHours } from '../../domain/hours/read/normaliseHours.ts';
import { hoursByDay } from '../../domain/hours/openingHours.ts';
import { safeLink } from '../../domain/text/links.ts';
import { manyPlaces, realPlaces } from './countries.ts';
import { generateBusinesses } from './generateBusinesses.ts';

const seed = 7;
const small = [...generateBusinesses({ seed, count: 300 })];
const large = [...generateBusinesses({ seed, count: 6_000 })];

function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const x = (a.longitude - b.longitude) * Math.cos(a.latitude * radians);
  return Math.hypot(x, a.latitude - b.latitude) * 111.32;
}

describe('generateBusinesses', () => {
  it('generates the same rows for one seed and others for another', () => {
    expect([...generateBusinesses({ seed, count: 300 })]).toEqual(small);
    expect([...generateBusinesses({ seed: 8, count: 300 })]).not.toEqual(small);
  });

  it('generates rows one at a time', () => {
    const rows = generateBusinesses({ seed, count: 1e9 });
    expect(rows.next().value).toEqual(large[0]);
  });

  it('gives every business ids and, in a small directory, a unique name', () => {
    for (const key of ['place_id', 'google_id', 'cid'] as const) {
      expect(new Set(large.map((row) => row[key])).size).toBe(large.length);
    }
    expect(new Set(small.map((row) => row.name)).size).toBe(small.length);
    expect(new Set(large.map((row) => row.name)).size).toBeGreaterThan(large.length * 0.95);
    expect(small.every((row) => /^ChIJ[\w-]{23}$/.test(row.place_id))).toBe(true);
  });

  it('covers many categories, cities and countries, with very different frequencies', () => {
    const categories = new Map<string, number>();
    for (const row of large) categories.set(row.category, (categories.get(row.category) ?? 0) + 1);
    const counts = [...categories.values()].sort((a, b) => b - a);

    expect(new Set(small.map((row) => row.category)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(small.map((row) => row.city)).size).toBe(realPlaces.length);
    expect(new Set(small.map((row) => row.country_code)).size).toBe(8);
    expect(counts.length).toBeGreaterThanOrEqual(190);
    expect(counts[0]).toBeGreaterThan(20 * (counts[100] ?? Infinity));
    expect(manyPlaces(1_700, seed)).toHaveLength(1_700);
    expect(new Set(manyPlaces(1_700, seed).map(({ country, city }) => country.code + city.name)).size).toBe(
      1_700,
    );
  });

  it('puts a business near its city, in that city’s time zone', () => {
    for (const row of small) {
      const place = realPlaces.find(
        ({ city, country }) => city.name === row.city && country.code === row.country_code,
      );
      if (!place) throw new Error(`${row.city} is unknown`);
      expect(distanceKm(row, place.city)).toBeLessThanOrEqual(place.city.radiusKm + 0.01);
      expect(row.time_zone).toBe(place.city.timeZone);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: row.time_zone })).not.toThrow();
    }
  });

  it('keeps ratings, counts and written reviews consistent', () => {
    for (const row of large) {
      const reviews: { Rating: number; When: string }[] = JSON.parse(row.user_reviews ?? '[]');
      expect(row.rating === null).toBe(row.reviews === 0);
      expect(row.rating ?? 5).toBeLessThanOrEqual(5);
      expect(row.rating ?? 1).toBeGreaterThanOrEqual(1);
      expect(reviews.length).toBeLessThanOrEqual(row.reviews);
      expect(reviews.every(({ Rating }) => Number.isInteger(Rating) && Rating >= 1 && Rating <= 5)).toBe(
        true,
      );
      expect(reviews.every(({ When }) => /^20\d\d-\d\d-\d\d$/.test(When))).toBe(true);
    }
    const rated = large.filter((row) => row.rating !== null);
    const mean = rated.reduce((sum, row) => sum + (row.rating ?? 0), 0) / rated.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.7);
  });

  it('writes readable hours in all their forms', () => {
    const texts = new Set<string>();
    for (const { working_hours: hours } of small) {
      if (hours === null) continue;
      const week = hoursByDay(normaliseWorkingHours(hours));
      expect(week.every((day) => day?.kind === 'ranges')).toBe(true);
      for (const text of Object.values(JSON.parse(hours) as Record<string, string>)) texts.add(text);
    }
    const forms = [
      /^Closed$/,
      /^Open 24 hours$/,
      /^\d[^,]+,\d/,
      /PM-\d+(:\d\d)?AM$/,
      /^\d\d:\d\d-0[0-5]:\d\d$/,
    ];
    for (const form of forms) expect([...texts].some((text) => form.test(text))).toBe(true);
    expect(small.some((row) => row.working_hours === null)).toBe(true);
  });

  it('uses fictional telephone numbers', () => {
    const fictional: Record<string, RegExp> = {
      US: /^\+1 \d{3}-555-01\d\d$/,
      GB: /^\+44 (20 7946 0|1[136]1 496 0|117 496 0|29 2018 0)\d{3}$/,
      DE: /^\+49 (30 23125|40 66969|89 99998|221 4710|69 90009)\d{3}$/,
    };
    for (const { phone, country_code: code } of small) {
      if (phone === null) continue;
      expect(phone).toMatch(fictional[code] ?? / (\d{1,4}[ -])?0?000|0000-/);
      expect(parsePhoneNumberFromString(phone)?.isPossible()).toBe(true);
    }
  });

  it('links only to reserved domains and a map', () => {
    for (const row of small) {
      const links = [
        row.site,
        row.menu_link,
        row.order_links,
        row.reservation_links,
        row.reviews_link,
        row.location_link,
      ];
      for (const link of links) {
        if (link === null) continue;
        expect(safeLink(link)).toBe(link);
        expect(link).toMatch(/^https:\/\/([a-z0-9.-]+\.example\/|www\.openstreetmap\.org\/)/);
      }
      expect(row.email ?? '@a.example').toMatch(/@[a-z0-9-]+\.example$/);
    }
  });

  it('includes closed places, unverified ones and places without reviews', () => {
    const statuses = new Set(small.map((row) => row.business_status));
    expect(statuses).toEqual(new Set(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY']));
    expect(new Set(small.map((row) => row.verified)).size).toBe(2);
    expect(small.some((row) => row.reviews === 0)).toBe(true);
  });
});
