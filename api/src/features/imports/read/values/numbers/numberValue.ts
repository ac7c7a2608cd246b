import { ValueProblem } from '../../rows/rowProblem.ts';
import { compactNumber } from './compactNumber.ts';
import { plainDigits } from './plainDigits.ts';
import { isMissing } from '../textValue.ts';

const maxCount = 2_147_483_647;
/** Maximum length of a rating or a count with its words. */
const maxNumberLength = 100;

function badNumber(text: string): ValueProblem {
  return new ValueProblem('BAD_NUMBER', 'numberUnreadable', text);
}

/** '4.6 (1,234)', '4.6 (12.8K)', '3.9 / 5 (308 Bewertungen)': the count of reviews after a rating. */
const besideRating =
  /\s*\((\d{1,3}(?:[.,\s]?\d{3})*|\d+(?:[.,]\d)?\s?[KMB])(?: \p{L}[\p{L}\p{M}.]*){0,2}\)$/iu;

/** '5,0 Sterne 12 Rezensionen', '4.5 stars, 1,204 Reviews': a rating and a count as screen readers say them. */
const inWords =
  /^(\d(?:[.,]\d+)?)\s*(?:stars?|sterne?n?|étoiles?|estrellas?|stelle?|estrelas?|sterren|gwiazdek|hvězdiček|stjärnor|stjerner|yıldız(?:lı)?|звёзд|звезд[аы]?)[\s,·–-]{1,3}(\d{1,3}(?:[.,\s]\d{3})*|\d+)\s\p{L}[\p{L}\p{M}-]{2,24}$/iu;

/** Placeholders for a missing rating or count. */
const unrated =
  /^(?:no (?:reviews?|ratings?)|not (?:yet )?rated|(?:henüz )?(?:yorum|puan|değerlendirme) yok)(?: yet)?$/i;

/** A share of recommendations, which is not a rating: '93% recommend (12 Reviews)'. */
const recommended =
  /^\d{1,3}\s?%\s(?:recommend|empfehl|recommand|recomiend|recomenda|consigli|anbefal|rekommend|aanbev|polec|tavsiye|рекоменд)/i;

/** The count of reviews that is after a rating in one cell; null if there is none. */
export function countBesideRating(text: string): number | null {
  const isRead = text.length <= maxNumberLength && /^\d/.test(text);
  const count = isRead ? (besideRating.exec(text)?.[1] ?? inWords.exec(text)?.[2]) : undefined;
  return count === undefined ? null : countOf(count);
}

/** A rating on a scale of ten: '8.5/10', '8,5 von 10', '(8.5 of ten)'. */
const ofTen =
  /^\(?(\d{1,2}(?:[.,]\d+)?)\s*(?:\/|out of|of|von|sur|de|su|van|z|из|av|af)\s*(?:10(?:[.,]0)?|ten|zehn|dix|diez|dieci|dez|tien|десяти)\)?$/iu;

/** A rating of 0 to 10 as one of 0 to 5: '8.5', '8,5', '8.5/10', '9'. */
export function ratingOfTen(text: string): number | null {
  if (isMissing(text) || unrated.test(text)) return null;
  if (text.length > maxNumberLength) throw badNumber(text);
  const bare = plainDigits(text).replace(besideRating, '').trim();
  const written = (ofTen.exec(bare) ?? /^(\d{1,2}(?:[.,]\d+)?)$/.exec(bare))?.[1];
  if (written === undefined) throw badNumber(text);
  const rating = Math.round(Number(written.replace(',', '.')) * 50) / 100;
  if (rating > 5) throw new ValueProblem('OUT_OF_RANGE', 'ratingValueOutOfRange', text);
  return rating === 0 ? null : rating;
}

/** A rating of 0 to 5: '4.7', '4,5', '4.500000', '4.5/5', '4.5 stars', '9/10'. Zero means that nobody rated. */
export function ratingOf(text: string): number | null {
  if (isMissing(text) || unrated.test(text) || recommended.test(text)) return null;
  if (text.length > maxNumberLength) throw badNumber(text);
  const written = plainDigits(text);
  const bare = inWords.exec(written)?.[1] ?? written.replace(besideRating, '').trim();
  if (ofTen.test(bare)) return ratingOfTen(bare);
  const match =
    /^(-?\d+(?:[.,]\d+)?)(?:\s*(?:\/|out of|von|sur)\s*5)?(?:\s*(?:star rating|stars?|★+|yıldız|sterne?|étoiles?|estrellas|stelle|estrelas|sterren|gwiazd(?:ek|ki|ka)|hvězd(?:iček|ičky|y)?|hviezd(?:ičiek|y)?|stjärnor|stjerner|tähteä|csillag|stele|zvezdic[ea]?|bintang|sao|αστέρια|зірк[аи]|つ星|颗星|顆星|별|ดาว|نجوم|כוכבים|звёзд|звезд[аы]?|[分点點점]|คะแนน))?$/i.exec(
      bare,
    );
  if (!match) throw badNumber(text);
  const rating = Math.round(Number(match[1]?.replace(',', '.')) * 100) / 100;
  if (rating < 0 || rating > 5) throw new ValueProblem('OUT_OF_RANGE', 'ratingValueOutOfRange', text);
  return rating === 0 ? null : rating;
}

/** Words after a count: '134 reviews', '753 avis', '1 204 отзыва', '350件', '리뷰 12개'. */
const unit =
  /(?<=\d)\s*(?![KMB]$)(?:google )?(?:\p{L}[\p{L}\p{M}]{2,}(?: \p{L}[\p{L}\p{M}]*){0,2}|[件개則条條篇])$/iu;
/** A rating with its unit, which is not a count: '5.0 stars'. */
const ofStars =
  /^\d(?:[.,]0)?\s?(?:[★⭐]|stars?\b|sterne?\b|étoiles?\b|estrellas?\b|estrelas?\b|stelle\b|yıldız\b|звезд)/iu;
/** Thousands in words: '1,2 Tsd.', '3,4 тыс.', '1,2 mil', '2,1 N' in Vietnamese. */
const thousands = /^(\d+(?:[.,]\d+)?)\s?(?:[KB]|N|tsd\.?|тыс\.?|тис\.?|mil|bin|tis\.?|tys\.?|rb|พัน|천|千)$/iu;

/** '(134)', which a spreadsheet stores as -134. -1 means no count in some files. */
const bracketed = /^-(?!1$)(\d{1,3}(?:[.,]?\d{3})*)$/;

/** A count: '56', '56.0', '1,234', '1.234', '(134)', '12.8K', '134 reviews'. */
export function countOf(text: string): number | null {
  if (isMissing(text) || unrated.test(text) || ofStars.test(text)) return null;
  if (text.length > maxNumberLength) throw badNumber(text);
  const stripped = plainDigits(text)
    .replace(/^\((.*)\)$/, '$1')
    .replace(bracketed, '$1')
    .trim();
  const bare = stripped.replace(unit, '').trim();
  const thousand = thousands.exec(stripped);
  const compact = thousand ? null : compactNumber(stripped);
  const million = /^(\d+(?:[.,]\d+)?)\s?M$/i.exec(stripped);
  let count: number;
  if (thousand) {
    // 'B' is the Turkish thousand (bin): no place has a billion reviews.
    count = Math.round(Number(thousand[1]?.replace(',', '.')) * 1000);
  } else if (compact !== null) {
    count = compact;
  } else if (million) {
    count = Math.round(Number(million[1]?.replace(',', '.')) * 1_000_000);
  } else if (/^\d{1,3}(?:([.,\s'\u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(bare)) {
    count = Number(bare.replace(/\D/g, ''));
  } else if (/^-?\d+(?:[.,]0+)?$/.test(bare)) {
    count = parseInt(bare, 10);
  } else {
    throw badNumber(text);
  }
  if (count < 0 || count > maxCount) throw new ValueProblem('OUT_OF_RANGE', 'numberOutOfRange', text);
  return count;
}

/** Degrees, within the limit either way. */
export function coordinateOf(text: string, limit: 90 | 180): number | null {
  if (isMissing(text)) return null;
  const written = plainDigits(text);
  const degrees = Number(
    written
      .trim()
      .replace(/[,;°]$/, '')
      .replace(',', '.'),
  );
  if (!/^[-+]?\.?\d/.test(written) || !Number.isFinite(degrees)) throw badNumber(text);
  if (Math.abs(degrees) > limit) {
    throw new ValueProblem('OUT_OF_RANGE', limit === 90 ? 'latitudeOutOfRange' : 'longitudeOutOfRange', text);
  }
  return degrees;
}
