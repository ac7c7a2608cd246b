import { placeFields } from '../../../../../../../domain/imports/placeFields.ts';
import { kindOf } from '../../../../../lib/placeKinds/kindOf.ts';
import { isKindWord } from '../../../../../lib/identity/nameForms.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { wordsOf } from '../headerReading.ts';
import { entityWords } from '../headers/headerWords.ts';
import { shareOf, type JudgedHeader } from '../headers/judgedHeader.ts';
import { areGoods } from '../headers/partialHeader.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';
import { arePostLinks } from './arePostLinks.ts';
import { isOfOtherThings } from './otherThings.ts';

/** Fields that places share with goods, books and the like. */
const ofRated: ReadonlySet<ColumnField> = new Set<ColumnField>(['rating', 'reviewCount', 'ratingOfTen']);

/** Minimum share of rows with a value, of names with a word for a kind of place, and of values of one form. */
const [someRows, someKinds, mostly] = [0.2, 0.2, 0.8];
const minRows = 3;

/** An amount of money, unlike a rating: '12.50', '€ 1.200,00', '-34,10 TL'. */
const amount = /^[^\d\p{L}]{0,3}(?:\p{L}{1,3}\s?)?-?\d{1,3}(?:[.,\s]?\d{3})*[.,]\d\d(?:\s?[^\d]{1,4})?$/u;
/** A date, with or without a time. */
const date = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[T ,].{1,20})?$/;

/**
 * Asks whether the rows are places at all where nothing but a word for names says so: a menu, a list of ideas or of things to do
 * has names as well. Rows with a place's field, in columns or as words of their kind, are places, unless they are goods, records
 * of dates and amounts, or persons.
 */
export function askWhetherPlaces({ judged, mapped }: SheetColumns): void {
  const names = judged.filter(({ column }) => column.field === 'name');
  const [name] = names;
  if (!name || names.some(({ choice, column }) => choice !== undefined || column.isAsked)) return;
  const rows = Math.max(...judged.map(({ values }) => values.length));
  const others = judged.filter((one) => one !== name && solid(one).length >= rows * someRows);
  const areOfGoods = others.some(({ header }) => areGoods(header));
  if (rows < minRows) return;
  const arePages =
    isOfPages(judged.map(({ header }) => comparableHeader(header))) ||
    (others.some((one) => arePostLinks(solid(one))) && !mapped.some(({ field }) => isReached(field)));
  if (!arePages && (isShown(mapped, judged, rows) || (!areOfGoods && isNamed(name)))) return;
  const areOthers = others.some((one) => areOfOtherThings(one)) || areGoods(name.header) || isOther(name);
  if (!arePages && !areOthers && (others.length === 0 || mayBePlaces(name, judged))) return;
  for (const { column } of names) {
    Object.assign(column, {
      confidence: Math.min(column.confidence, 0.5),
      isAsked: true,
    });
    column.alternatives = [{ field: null, confidence: 0.5 }];
  }
}

/** Headers for the text of a page that a search shows below its title. */
const excerpt = /^(?:snippet|metadescription|searchsnippet|excerpt)s?$/;
const page = /^(?:link|url|pageurl|displayedlink|displaylink|href)$/;
const title = /^(?:title|pagetitle|headline)$/;
/** Headers about a post on a network. */
const ofPost = /^post(?:ed)?(?:url|link|text|content|date|at|id|type|author|title|images?|timestamp)$/;
const minOfPost = 2;

/** Whether rows are pages that a search found, or posts: the titles of either are no names of places. */
const isOfPages = (headers: readonly string[]): boolean =>
  [title, page, excerpt].every((each) => headers.some((header) => each.test(header))) ||
  headers.filter((header) => ofPost.test(header)).length >= minOfPost;

/** Fields of places that posts lack, unlike a text that looks like an address. */
const isReached = (field: ColumnField | null) => field === 'phone' || field === 'latitude';

const solid = ({ values }: JudgedHeader) => values.filter((value) => !isMissing(value));
const isOther = ({ header }: JudgedHeader) => isOfOtherThings(wordsOf(header));

/** Whether a field of places is filled. */
function isShown(mapped: SheetColumns['mapped'], judged: readonly JudgedHeader[], rows: number): boolean {
  const isFilled = (index: number) => {
    const one = judged.find((each) => each.index === index);
    return one !== undefined && !isOther(one) && solid(one).length >= rows * someRows;
  };
  return mapped.some(({ field, index }) => placeFields.has(field) && isFilled(index));
}

/** Whether the header of the names is a word for places. */
const isNamed = ({ header }: JudgedHeader): boolean =>
  wordsOf(header).some((word) => entityWords.has(word)) || kindOf(header) !== null;

/** Whether a column is one that lists of other things have: amounts, dates, or a word for such a thing. */
const areOfOtherThings = (one: JudgedHeader): boolean => {
  const values = solid(one).slice(0, 100);
  const isRated = one.column.field !== null && ofRated.has(one.column.field);
  const areAmounts =
    !isRated && new Set(values).size > 2 && shareOf(values, (value) => amount.test(value)) >= mostly;
  return (
    areAmounts ||
    shareOf(values, (value) => date.test(value)) >= mostly ||
    areGoods(one.header) ||
    isOther(one)
  );
};

/** Whether names or kinds are those of places, or the rows are rated as these are. */
function mayBePlaces({ values }: JudgedHeader, judged: readonly JudgedHeader[]): boolean {
  const names = values.slice(0, 100);
  const areKinds = (one: JudgedHeader) =>
    shareOf(solid(one).slice(0, 50), (value) => kindOf(value) !== null) >= 0.5;
  return (
    judged.some(({ column }) => column.field !== null && ofRated.has(column.field)) ||
    judged.some((one) => isOfKinds(one.column.field) && areKinds(one)) ||
    shareOf(names, (value) => value.split(/\P{L}+/u).some(isKindWord)) >= someKinds ||
    shareOf(names, isPhrase) < mostly
  );
}

const isOfKinds = (field: ColumnField | null) =>
  field === 'category' || field === 'type' || field === 'subtypes';

/** Whether a text is a phrase rather than a name, whose longer words have capitals: 'Call the supplier', 'Lentil soup'. */
const isPhrase = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Ll}{4}/u.test(word));
