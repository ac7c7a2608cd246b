import type { ImportedReview } from '../../stage/importedRow.ts';
import { isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { shownValue, type RowProblem } from '../formats/sheetRow.ts';
import { ratingOf } from './numberValue.ts';
import { cleanCell, isMissing } from './textValue.ts';
import { ValueProblem } from '../rows/rowProblem.ts';

const mostReviews = 2000;
const longestComment = 20_000;
const longestAuthor = 200;

/** The reviews of a JSON cell: gosom's `user_reviews`, or a list with names of its kind. */
export function reviewsOf(text: string): ImportedReview[] {
  if (isMissing(text) || !isJsonLike(text)) return [];
  const list = parseJson(text);
  return (Array.isArray(list) ? list : []).slice(0, mostReviews).flatMap((each) => {
    if (!isObject(each)) return [];
    const get = (...names: string[]) =>
      names.map((name) => each[name]).find((value) => value !== undefined) ?? null;
    return reviewOf({
      author: get('Name', 'name', 'author', 'author_title', 'authorName'),
      rating: get('Rating', 'rating', 'stars', 'review_rating'),
      text: get('Description', 'text', 'comment', 'review_text'),
      date: get('When', 'publishedAtDate', 'date', 'reviewedAt', 'review_datetime_utc'),
      source: get('source') ?? (each['ProfilePicture'] === undefined ? null : 'Google'),
    });
  });
}

/** Reviews of several lists, of which one may hold another's again. */
export function withoutDoubles(lists: ImportedReview[][]): ImportedReview[] {
  if (lists.length < 2) return lists[0] ?? [];
  const known = new Set<string>();
  return lists.flatMap((list) => {
    const fresh = list.filter((review) => !known.has(gist(review)));
    for (const review of fresh) known.add(gist(review));
    return fresh;
  });
}

function gist({ authorName, rating, comment }: ImportedReview): string {
  return JSON.stringify([authorName, rating, comment]);
}

/** One review; none where it has neither stars nor words. */
export function reviewOf(
  parts: Record<'author' | 'rating' | 'text' | 'date' | 'source', Json>,
): ImportedReview[] {
  const text = (value: Json) => {
    const clean = typeof value === 'string' ? cleanCell(value) : '';
    return isMissing(clean) ? null : clean;
  };
  const review: ImportedReview = {
    authorName: text(parts.author)?.slice(0, longestAuthor) ?? null,
    rating: starsOf(parts.rating),
    comment: text(parts.text),
    reviewedAt: dateOf(parts.date),
    source: text(parts.source)?.slice(0, longestAuthor) ?? null,
  };
  if ((review.comment?.length ?? 0) > longestComment) return [];
  return review.rating === null && review.comment === null ? [] : [review];
}

const starWords = ['one', 'two', 'three', 'four', 'five'];

/** Stars from 1 to 5, as '5', '4.0', '4/5', '4.5 stars', '★★★★☆' or 'FIVE'; null where none can be read. */
function starsOf(written: Json): number | null {
  const text = typeof written === 'number' || typeof written === 'string' ? String(written).trim() : '';
  const drawn = /^((?:[★⭐]\ufe0f?){1,5})[☆✩]{0,4}$/u.exec(text)?.[1];
  if (drawn) return drawn.replace(/\ufe0f/g, '').length;
  const word = starWords.indexOf(text.replace(/[_\s-]?stars?$/i, '').toLowerCase());
  if (word >= 0) return word + 1;
  try {
    const stars = Math.round(ratingOf(text) ?? 0);
    return stars >= 1 ? stars : null;
  } catch (error) {
    if (error instanceof ValueProblem) return null;
    throw error;
  }
}

/** Why a review that has nothing but these stars can't be used. */
export function unusableStars(rating: string): Omit<RowProblem, 'column'> {
  const message = 'reviewRatingOutOfRange';
  return { value: shownValue(rating), code: 'OUT_OF_RANGE', message };
}

/** Why a review with this comment can't be used. */
export function unusableComment(text: string): Omit<RowProblem, 'column'> {
  const message = { message: 'reviewTooLong', limit: longestComment } as const;
  return { value: shownValue(text), code: 'TOO_LONG', message };
}

/** Dates that name a day; 'a month ago' doesn't. */
function dateOf(value: Json): string | null {
  if (typeof value === 'number') return isoOf(value * (value > 1e11 ? 1 : 1000));
  if (typeof value !== 'string') return null;
  if (/^\d{10}$/.test(value)) return isoOf(Number(value) * 1000);
  const day = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ](\d{2}):(\d{2})(?::(\d{2}))?)/.exec(value.trim());
  if (day) return civil(day.slice(1).map((part) => Number(part ?? 0)));
  const short = /^(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(
    value.trim(),
  );
  if (!short) return null;
  const [first = 0, , second = 0, year = 0, ...time] = short.slice(1).map((part) => Number(part ?? 0));
  const isDayFirst = short[2] === '.' || first > 12;
  // Between slashes a month may stand first or second, but for a tool that writes its times in full.
  if (!isDayFirst && second <= 12 && !inFull.test(value.trim())) return null;
  const [date, month] = isDayFirst ? [first, second] : [second, first];
  return civil([year < 100 ? 2000 + year : year, month, date, ...time]);
}

/** '03/01/2025 10:00:00': the month first, in review sheets of Outscraper. */
const inFull = /^\d{1,2}\/\d{1,2}\/\d{4} \d{2}:\d{2}:\d{2}$/;

function civil([year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0]: number[]): string | null {
  const time = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return isReal ? isoOf(time.getTime()) : null;
}

/** Within the years in which places could be reviewed on the web. */
function isoOf(time: number): string | null {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 1995 && year <= 2100 ? date.toISOString() : null;
}
