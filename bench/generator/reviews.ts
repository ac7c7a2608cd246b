import type { Kind } from './category.ts';
import type { Country } from './countries/country.ts';
import type { Random } from './random.ts';
import { closings, reviewTexts, type Tones } from './reviewTexts.ts';

/** A review in the keys of gosom's `user_reviews`, and where it comes from. */
export interface GeneratedReview {
  Name: string;
  Rating: number;
  Description: string;
  /** Year, month and day. */
  When: string;
  /** Marks the review as fictional. */
  source: 'Demo';
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
  const written = new Set<string>();
  const authors = random.sample(business.country.firstNames, count);
  const daysAgo = Array.from({ length: count }, () => random.integer(2, oldestDays)).sort((a, b) => a - b);
  return daysAgo.map((days, index) => {
    const rating = Math.min(5, Math.max(1, Math.round(business.rating + 0.2 + random.normal() * 0.8)));
    const { text, closing } = random.chance(0.15)
      ? { text: '', closing: '' }
      : write(business, rating, random);
    // Each text is used once; further reviews have stars only.
    const isNew = !written.has(text);
    written.add(text);
    return {
      Name: random.chance(0.06) ? '' : sign(authors[index] ?? '', random),
      Rating: rating,
      Description: isNew ? `${text} ${closing}`.trim() : '',
      When: new Date(newest - days * dayInMs).toISOString().slice(0, 10),
      source: 'Demo',
    };
  });
}

interface Remark {
  text: string;
  closing: string;
}

function write({ kind, country }: { kind: Kind; country: Country }, rating: number, random: Random): Remark {
  const tone: keyof Tones = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor';
  if (country.language !== 'en' && random.chance(0.4)) {
    return { text: random.pick(tone === 'good' ? country.remarks.good : country.remarks.poor), closing: '' };
  }
  if (country.language === 'en' && tone === 'good' && random.chance(0.2))
    return { text: random.pick(country.remarks.good), closing: '' };
  return {
    text: random.pick(reviewTexts[kind][tone]),
    closing: random.chance(0.4) ? random.pick(closings[tone]) : '',
  };
}

const initials = [...'ABCDEFGHKLMNPRSTVZ'];

/** A first name, mostly with an initial that belongs to nobody. */
function sign(name: string, random: Random): string {
  return random.chance(0.7) ? `${name} ${random.pick(initials)}.` : name;
}
