import type { ImportedReview } from '../importedRow.ts';
import { isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { cleanCell, isMissing } from './textValue.ts';

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

/** One review; none where it has neither stars nor words. */
export function reviewOf(
  parts: Record<'author' | 'rating' | 'text' | 'date' | 'source', Json>,
): ImportedReview[] {
  const text = (value: Json) => {
    const clean = typeof value === 'string' ? cleanCell(value) : '';
    return isMissing(clean) ? null : clean;
  };
  const rating = Math.round(Number(parts.rating ?? NaN));
  const review: ImportedReview = {
    authorName: text(parts.author)?.slice(0, longestAuthor) ?? null,
    rating: rating >= 1 && rating <= 5 ? rating : null,
    comment: text(parts.text),
    reviewedAt: dateOf(parts.date),
    source: text(parts.source)?.slice(0, longestAuthor) ?? null,
  };
  if ((review.comment?.length ?? 0) > longestComment) return [];
  return review.rating === null && review.comment === null ? [] : [review];
}

/** Dates that name a day; 'a month ago' doesn't. */
function dateOf(value: Json): string | null {
  if (typeof value === 'number') return isoOf(value * (value > 1e11 ? 1 : 1000));
  if (typeof value !== 'string') return null;
  if (/^\d{10}$/.test(value)) return isoOf(Number(value) * 1000);
  const day = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ](\d{2}):(\d{2})(?::(\d{2}))?)/.exec(value.trim());
  if (day) return civil(day.slice(1).map((part) => Number(part ?? 0)));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{2}):(\d{2}):(\d{2})$/.exec(value.trim());
  if (!american) return null;
  const [month = 0, date = 0, year = 0, ...time] = american.slice(1).map(Number);
  return civil([year, month, date, ...time]);
}

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
