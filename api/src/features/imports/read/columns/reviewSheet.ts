import { contentOf } from './content/columnContent.ts';
import type { ColumnField } from './columnFields.ts';
import { comparableHeader } from './comparableHeader.ts';

const setOf = (names: string) => new Set(names.split(','));

/** Headers that only a sheet of reviews has. */
const sure = setOf(
  'reviewtext,reviewerid,reviewerurl,reviewername,reviewbody,yorummetni,yorumyapan,yorumyazari',
);

const headers = {
  reviewAuthor: setOf(
    'authortitle,authorname,author,reviewername,reviewer,reviewauthor,username,yorumyapan,yorumyazari',
  ),
  reviewText: setOf('reviewtext,reviewbody,review,comment,comments,text,body,content,yorum,yorummetni'),
  reviewRating: setOf('reviewrating,stars,rating,starrating,reviewstars,score,puan,yildiz'),
  reviewDate: setOf(
    'reviewdatetimeutc,publishedatdate,reviewtimestamp,reviewdate,datepublished,reviewedat,date,publishedat,publishat,createdat,tarih,yorumtarihi',
  ),
} as const satisfies Partial<Record<ColumnField, ReadonlySet<string>>>;

type ReviewField = keyof typeof headers;

/** Headers for review counts: a row with a count is a listing. */
const count = setOf('reviews,reviewscount,reviewcount,numberofreviews,yorumsayisi');

/** Headers of the place itself, beside which `name` is the reviewer's. */
const place = setOf('title,placename,placetitle,businessname,locationname');

/**
 * The special fields of headers in a sheet of reviews; other headers keep their usual field. Empty for any other sheet: one of
 * reviews has an author beside the text, and stars or a date.
 */
export function reviewSheetHeaders(written: readonly (string | undefined)[]): Record<string, ColumnField> {
  const found = Array.from(written, (header) => comparableHeader(header ?? ''));
  const of = (field: ReviewField) => [...headers[field]].filter((name) => found.includes(name));
  const isSure = found.some((name) => sure.has(name));
  const hasReviewer = of('reviewAuthor').length > 0;
  const hasWords = of('reviewText').length > 0;
  const hasStars = of('reviewRating').length > 0;
  const isCounted = found.some((name) => count.has(name));
  const isLikely = hasReviewer && hasWords && !isCounted && (hasStars || of('reviewDate').length > 0);
  if (!isSure && !isLikely) return {};
  if (!hasWords && !hasStars) return {};
  const special: Record<string, ColumnField> = {};
  const take = (field: ReviewField, names: readonly string[]) => {
    for (const name of names) special[name] = field;
  };
  take('reviewText', of('reviewText').slice(0, 1));
  take('reviewDate', of('reviewDate').slice(0, 1));
  // 'rating' is the listing's rating if the review has a column of its own.
  const own = of('reviewRating').filter((name) => name !== 'rating');
  take('reviewRating', own.length > 0 ? own : of('reviewRating'));
  take('reviewAuthor', of('reviewAuthor').slice(0, 1));
  const isNameOfReviewer = !hasReviewer && found.includes('name') && found.some((name) => place.has(name));
  if (isNameOfReviewer) special['name'] = 'reviewAuthor';
  // Beside the name of a place it is the headline of the review.
  if (found.includes('title') && (isNameOfReviewer || !found.includes('name'))) special['title'] = 'name';
  return special;
}

/** Age of a review: '3 weeks ago', '5 bulan lalu', 'vor einem Monat', 'hace 2 años', '10 tháng trước'. */
const ago =
  /^(?:vor|il y a|hace|há|fa|před|pred|prije|pre|acum|πριν(?: από)?|преди|منذ|قبل|לפני)\s.{2,25}$|^.{1,25}(?:\sago|\s(?:yang )?lalu|\strước|\sönce|\sназад|\sтому|\stemu|\sfa|\satrás|\sgeleden|\ssedan|\ssiden|\ssitten|\s?前|\s?전|ที่แล้ว|ที่ผ่านมา|\sपहले|\sezelőtt)(?:\s.{0,15})?$/iu;

/** Minimum number of values, and minimum share of them that must match. */
const minCount = 5;
const mostly = 0.8;
/** Minimum mean length of review texts, in characters. */
const wordy = 40;

const ofPlaces = new Set<ColumnField>([
  'locationLink',
  'placeId',
  'googleId',
  'phone',
  'website',
  'coordinates',
  'businessStatus',
]);

/**
 * Whether a sheet with unknown headers has one review per row: the age of a review is beside a text, and no field that only
 * listings have. Its names are those of authors.
 */
export function areReviews(columns: readonly { values: readonly string[] }[]): boolean {
  const has = (test: (value: string) => boolean) =>
    columns.some(
      ({ values }) => values.length >= minCount && values.filter(test).length >= values.length * mostly,
    );
  const isWordy = ({ values }: { values: readonly string[] }) =>
    values.length >= minCount && values.reduce((sum, { length }) => sum + length, 0) >= values.length * wordy;
  return (
    has((value) => ago.test(value)) &&
    columns.some((column) => isWordy(column) && !/^https?:/.test(column.values[0] ?? '')) &&
    !columns.some(({ values }) => ofPlaces.has(contentOf([...values]) ?? 'reviewText'))
  );
}
