import type { Kind } from './category.ts';
import type { Country } from './countries/country.ts';
import type { Random } from './random.ts';
import { closings, reviewTexts, type Tones } from './reviewTexts.ts';

/** A review in the keys of gosom's `user_reviews`. */
export interface GeneratedReview {
  Name: string;
  Rating: number;
  Description: string;
  /** Year, month and day. */
  When: string;
}

// A fixed day, so that the same seed gives the same reviews in any year.
const newest = Date.UTC(2026, 9, 31);
const oldestDays = 1_100;
const dayInMs = 86_400_000;

/** Up to six reviews around the business's rating, newest first; some without an author, some without a text. */
export function reviews(
  business: { kind: Kind; country: Country; rating: number; reviewCount: number },
  random: Random,
): GeneratedReview[] {
  const count = Math.min(business.reviewCount, random.integer(0, 6));
  const texts = new Set<string>();
  const daysAgo = Array.from({ length: count }, () => random.integer(2, oldestDays)).sort((a, b) => a - b);
  return daysAgo.map((days) => {
    const rating = Math.min(5, Math.max(1, Math.round(business.rating + 0.2 + random.normal() * 0.8)));
    const text = random.chance(0.15) ? '' : write(business, rating, random);
    const isNew = !texts.has(text);
    texts.add(text);
    return {
      Name: random.chance(0.06) ? '' : sign(business.country, random),
      Rating: rating,
      Description: isNew ? text : '',
      When: new Date(newest - days * dayInMs).toISOString().slice(0, 10),
    };
  });
}

function write({ kind, country }: { kind: Kind; country: Country }, rating: number, random: Random): string {
  const tone: keyof Tones = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor';
  if (country.language !== 'en' && random.chance(0.4)) {
    return random.pick(tone === 'good' ? country.remarks.good : country.remarks.poor);
  }
  if (country.language === 'en' && tone === 'good' && random.chance(0.2))
    return random.pick(country.remarks.good);
  const text = random.pick(reviewTexts[kind][tone]);
  return random.chance(0.4) ? `${text} ${random.pick(closings[tone])}` : text;
}

/** A first name, mostly with an initial that belongs to nobody. */
function sign(country: Country, random: Random): string {
  const name = random.pick(country.firstNames);
  return random.chance(0.7) ? `${name} ${random.pick([...'ABCDEFGHKLMNPRSTVZ'])}.` : name;
}
