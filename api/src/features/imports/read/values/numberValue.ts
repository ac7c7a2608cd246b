import { ValueProblem } from '../rows/rowProblem.ts';
import { isMissing } from './textValue.ts';

const largestCount = 2_147_483_647;
/** Characters of a rating or a count, with the words beside it. */
const longestNumber = 100;

function badNumber(text: string): ValueProblem {
  return new ValueProblem('BAD_NUMBER', 'numberUnreadable', text);
}

/** '4.6 (1,234)', '4.6 (12.8K)': the count of reviews behind a rating. */
const besideRating = /\s*\((\d{1,3}(?:[.,\s]?\d{3})*|\d+(?:[.,]\d)?\s?[KMB])(?: (?:reviews?|yorum))?\)$/i;

/** What stands in the place of a rating or a count where nobody rated. */
const unrated =
  /^(?:no (?:reviews?|ratings?)|not (?:yet )?rated|(?:henüz )?(?:yorum|puan|değerlendirme) yok)(?: yet)?$/i;

/** The count of reviews that stands behind a rating in one cell; null where there is none. */
export function countBesideRating(text: string): number | null {
  const count = text.length <= longestNumber && /^\d/.test(text) ? besideRating.exec(text)?.[1] : undefined;
  return count === undefined ? null : countOf(count);
}

/** A rating of 0 to 5: '4.7', '4,5', '4.500000', '4.5/5', '4.5 stars'. Zero means that nobody rated. */
export function ratingOf(text: string): number | null {
  if (isMissing(text) || unrated.test(text)) return null;
  if (text.length > longestNumber) throw badNumber(text);
  const bare = text.replace(besideRating, '').trim();
  const match =
    /^(-?\d+(?:[.,]\d+)?)(?:\s*(?:\/|out of|von|sur)\s*5)?(?:\s*(?:star rating|stars?|★+|yıldız))?$/i.exec(
      bare,
    );
  if (!match) throw badNumber(text);
  const rating = Math.round(Number(match[1]?.replace(',', '.')) * 100) / 100;
  if (rating < 0 || rating > 5) throw new ValueProblem('OUT_OF_RANGE', 'ratingValueOutOfRange', text);
  return rating === 0 ? null : rating;
}

/** A count: '56', '56.0', '1,234', '1.234', '(134)', '12.8K', '134 reviews'. */
export function countOf(text: string): number | null {
  if (isMissing(text) || unrated.test(text)) return null;
  if (text.length > longestNumber) throw badNumber(text);
  const bare = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s*(?:google )?(?:reviews?|yorum|değerlendirme|ratings?)$/i, '')
    .trim();
  const short = /^(\d+(?:[.,]\d+)?)\s?([KMB])$/i.exec(bare);
  let count: number;
  if (short) {
    // 'B' is the Turkish thousand (bin): no place has a billion reviews.
    const unit = /m/i.test(short[2] ?? '') ? 1_000_000 : 1000;
    count = Math.round(Number(short[1]?.replace(',', '.')) * unit);
  } else if (/^\d{1,3}(?:([.,\s'\u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(bare)) {
    count = Number(bare.replace(/\D/g, ''));
  } else if (/^-?\d+(?:[.,]0+)?$/.test(bare)) {
    count = parseInt(bare, 10);
  } else {
    throw badNumber(text);
  }
  if (count < 0 || count > largestCount) throw new ValueProblem('OUT_OF_RANGE', 'numberOutOfRange', text);
  return count;
}

/** Degrees, within the limit either way. */
export function degreesOf(text: string, limit: 90 | 180): number | null {
  if (isMissing(text)) return null;
  const degrees = Number(text.replace(',', '.').replace(/°$/, ''));
  if (!/^[-+]?\d/.test(text) || !Number.isFinite(degrees)) throw badNumber(text);
  if (Math.abs(degrees) > limit) {
    throw new ValueProblem('OUT_OF_RANGE', limit === 90 ? 'latitudeOutOfRange' : 'longitudeOutOfRange', text);
  }
  return degrees;
}
