import { messageData } from '../../../../../../domain/messages/message.ts';
import type { ImportedReview } from '../../stage/importedRow.ts';
import { completeItems, isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import { shownValue, type RowProblem } from '../formats/sheetRow.ts';
import { ratingOf } from './numbers/numberValue.ts';
import { reviewDateOf } from './reviewDate.ts';
import { cleanCell, isMissing } from './textValue.ts';
import { ValueProblem } from '../rows/rowProblem.ts';

const maxReviews = 2000;
const maxCommentLength = 20_000;
const maxAuthorLength = 200;

type PartName = 'author' | 'rating' | 'text' | 'date' | 'source';
/** Candidate values of each part of a review; the first readable one counts. */
export type ReviewParts = Record<PartName, readonly Json[]>;

/** A part of a review that could not be read; `part` is null for the whole review. */
type LostPart = Omit<RowProblem, 'column'> & { part: PartName | null };

interface ListedReviews {
  reviews: ImportedReview[];
  /** Values that could not be read and are left empty. */
  lost: Omit<RowProblem, 'column'>[];
}

/** Keys of the parts in the output of many tools, in lower case, best first. */
const partNames: Record<PartName, readonly string[]> = {
  author: list(
    'name,author,authortitle,authorname,reviewername,reviewer,username,user,authorattribution,consumer,customer,title',
  ),
  rating: list('rating,stars,reviewrating,starrating,score,ratingvalue,puan'),
  text: list(
    'description,text,comment,reviewtext,review,reviewbody,content,body,snippet,originaltext,texttranslated,yorum',
  ),
  date: list(
    'publishedatdate,when,date,reviewedat,reviewdatetimeutc,isodate,publishtime,datepublished,createtime,createdat,time,timestamp,reviewdate,publishedat,publishat,tarih',
  ),
  source: list('source,revieworigin'),
};

function list(names: string): string[] {
  return names.split(',');
}

const plainKey = (key: string) => key.toLowerCase().replace(/[_\s-]+/g, '');

/**
 * The reviews of a JSON cell: gosom's `user_reviews`, or a list with names of its kind. A list that breaks off gives the
 * reviews before the break. Throws ValueProblem BAD_JSON for a cell that holds no reviews.
 */
export function reviewsOf(text: string): ListedReviews {
  const found: ListedReviews = { reviews: [], lost: [] };
  if (isMissing(text)) return found;
  const reported = new Set<string>();
  const report = ({ part, ...lost }: LostPart) => {
    // Equal problems of the reviews of a cell are reported once.
    const key = JSON.stringify([part, lost.code, part === null ? null : lost.value]);
    if (!reported.has(key)) found.lost.push(lost);
    reported.add(key);
  };
  const items = itemsOf(text, report);
  if (items.length > maxReviews)
    report({
      part: null,
      value: null,
      code: 'TOO_LONG',
      message: { message: 'reviewsTooMany', limit: maxReviews },
    });
  for (const [index, item] of items.slice(0, maxReviews).entries()) {
    if (item === null || item === '') continue;
    const { review, lost } = reviewOf(partsOf(item), shownValue(JSON.stringify(item)));
    if (review) found.reviews.push(review);
    for (const one of lost) {
      const problem = messageData(one.message);
      report({ ...one, message: { message: 'reviewProblem', number: index + 1, problem } });
    }
  }
  return found;
}

/** The items of the list that a cell holds, also inside an object. */
function itemsOf(text: string, report: (lost: LostPart) => void): Json[] {
  let value: Json;
  try {
    value = isJsonLike(text) ? parseJson(text) : null;
  } catch (error) {
    if (!(error instanceof ValueProblem) || error.code !== 'BAD_JSON') throw error;
    // Sheets cut long cells at their limit.
    const isCut = text.length >= readingLimits.workbookCell - 10;
    const message = isCut ? 'listCutOff' : error.reason;
    report({ part: null, value: error.shown, code: 'BAD_JSON', message });
    return completeItems(text);
  }
  if (Array.isArray(value)) return value;
  if (isObject(value)) {
    const inside = Object.values(value);
    const nested = inside.find((one): one is Json[] => Array.isArray(one) && one.some(isObject));
    if (nested) return nested;
    if (Object.keys(value).some(isPart)) return [value];
    if (inside.length > 0 && inside.every(isObject)) return inside;
  }
  throw new ValueProblem('BAD_JSON', 'reviewsUnreadable', text);
}

const isPart = (key: string) =>
  partNames.rating.includes(plainKey(key)) || partNames.text.includes(plainKey(key));

function partsOf(item: Json): ReviewParts {
  const parts: ReviewParts = { author: [], rating: [], text: [], date: [], source: [] };
  if (!isObject(item)) return { ...parts, text: [item] };
  const byName = new Map(Object.entries(item).map(([key, value]) => [plainKey(key), value]));
  for (const [part, names] of Object.entries(partNames) as [PartName, string[]][])
    parts[part] = names.flatMap((name) => byName.get(name) ?? []);
  // Only gosom's reviews have it, which are Google's.
  if (parts.source.length === 0 && item['ProfilePicture'] !== undefined) parts.source = ['Google'];
  return parts;
}

/** Reviews of several lists without duplicates. */
export function withoutDuplicates(lists: ImportedReview[][]): ImportedReview[] {
  if (lists.length < 2) return lists[0] ?? [];
  const known = new Set<string>();
  return lists.flatMap((list) => {
    const fresh = list.filter((review) => !known.has(duplicateKey(review)));
    for (const review of fresh) known.add(duplicateKey(review));
    return fresh;
  });
}

function duplicateKey({ authorName, rating, comment }: ImportedReview): string {
  return JSON.stringify([authorName, rating, comment]);
}

/**
 * One review, with its unreadable parts; null if it has neither stars nor text. `shown` is the value to report for an empty review.
 */
export function reviewOf(
  parts: ReviewParts,
  shown: string | null,
): { review: ImportedReview | null; lost: LostPart[] } {
  const lost: LostPart[] = [];
  const take = <Value>(part: PartName, read: (value: Json) => Value | null): Value | null => {
    let problem: LostPart | undefined;
    for (const value of parts[part]) {
      if (value === null || (typeof value === 'string' && isMissing(cleanCell(value)))) continue;
      try {
        const taken = read(value);
        if (taken !== null) return taken;
      } catch (error) {
        if (!(error instanceof ValueProblem)) throw error;
        problem ??= { part, value: error.shown, code: error.code, message: error.reason };
      }
    }
    if (problem) lost.push(problem);
    return null;
  };
  const review: ImportedReview = {
    authorName: take('author', textWithin(maxAuthorLength)),
    rating: take('rating', starsOf),
    comment: take('text', textWithin(maxCommentLength)),
    reviewedAt: take('date', reviewDateOf),
    source: take('source', textWithin(maxAuthorLength)),
  };
  if (review.rating !== null || review.comment !== null) return { review, lost };
  if (lost.length === 0)
    lost.push({ part: null, value: shown, code: 'REVIEW_EMPTY', message: 'reviewEmpty' });
  return { review: null, lost };
}

/** Keys of the text or number in wrapper objects. */
const insideKeys = ['text', 'originalText', 'displayName', 'name', 'title', 'ratingValue', 'value'];

function inside(value: Json): Json {
  if (!isObject(value)) return value;
  return insideKeys.map((key) => value[key]).find((one) => one !== undefined && one !== null) ?? value;
}

function textWithin(limit: number): (value: Json) => string | null {
  return (value) => {
    const held = inside(value);
    if (typeof held !== 'string' && typeof held !== 'number')
      throw new ValueProblem('BAD_JSON', 'valueNotText', JSON.stringify(value));
    const clean = cleanCell(String(held));
    if (clean.length > limit) throw new ValueProblem('TOO_LONG', { message: 'valueTooLong', limit }, clean);
    return isMissing(clean) ? null : clean;
  };
}

const starWords = ['one', 'two', 'three', 'four', 'five'];

/**
 * Stars from 1 to 5, as '5', '4.0', '4/5', '4.5 stars', '★★★★☆' or 'FIVE'; null for 0, which means that none were given.
 * Throws ValueProblem for anything else.
 */
function starsOf(written: Json): number | null {
  const held = inside(written);
  const text =
    typeof held === 'number' || typeof held === 'string' ? String(held).trim() : JSON.stringify(held);
  const drawn = /^((?:[★⭐]\ufe0f?){1,5})[☆✩]{0,4}$/u.exec(text)?.[1];
  if (drawn) return drawn.replace(/\ufe0f/g, '').length;
  const word = starWords.indexOf(text.replace(/[_\s-]?stars?$/i, '').toLowerCase());
  if (word >= 0) return word + 1;
  try {
    const stars = Math.round(ratingOf(text) ?? 0);
    return stars >= 1 ? stars : null;
  } catch (error) {
    if (!(error instanceof ValueProblem)) throw error;
    throw new ValueProblem(error.code, 'reviewRatingOutOfRange', text);
  }
}
