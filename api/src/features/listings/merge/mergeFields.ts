import { isDeepStrictEqual } from 'node:util';
import {
  camelCase,
  fieldSpec,
  listingFieldNames,
  type ListingFieldName,
  type ListingFields,
} from '../../../../../domain/listing/fields.ts';
import { Prisma, type Business } from '../../../generated/prisma/client.ts';

type MergeGroup<Spec, Name> = Spec extends { merge: infer Group } ? Group : Name;

/** A field, or fields that belong together, that an operator chooses as one. */
export type MergeField = {
  [Name in ListingFieldName]: Exclude<MergeGroup<ListingFields[Name], Name>, null>;
}[ListingFieldName];

type Column = keyof Business;

/** Groups of columns that an operator chooses together. */
export const mergeFields = groupFields();

function groupFields(): Record<MergeField, readonly [Column, ...Column[]]> {
  const groups: Record<string, Column[]> = {};
  for (const name of listingFieldNames) {
    const { column, follows = {}, merge = name } = fieldSpec(name);
    if (merge === null) continue;
    const columns = [column, ...Object.keys(follows)].map((one) => camelCase(one) as Column);
    (groups[merge] ??= []).push(...columns);
  }
  return groups as Record<MergeField, [Column, ...Column[]]>;
}

export const mergeFieldNames = Object.keys(mergeFields) as MergeField[];

/** Ids of a listing at its sources, which imports use. */
export const sourceIds = ['placeId', 'googleId', 'cid'] as const;

// These always follow the latest source, so choosing between them is not a manual edit.
const figures = new Set<MergeField>(['rating', 'businessStatus', 'isOpen']);
// Of these fields the longer value is proposed, of other fields the newest.
const longTexts = new Set<MergeField>([
  ...(['description', 'detailedInfo', 'about', 'workingHours'] as const),
  ...(['photos', 'otherPhones', 'areaServed', 'socialLinks', 'otherHours', 'specialHours'] as const),
]);

/** Value that represents a field: its first column. */
export const valueOf = (business: Business, field: MergeField): unknown => business[mergeFields[field][0]];

function isEmpty(business: Business, field: MergeField): boolean {
  const value = valueOf(business, field);
  return value === null || value === '' || (field === 'isVerified' && value === false);
}

export function isSame(a: Business, b: Business, field: MergeField): boolean {
  return mergeFields[field].every((column) => isDeepStrictEqual(plain(a[column]), plain(b[column])));
}

/** Whether later imports must not overwrite the choice: both values are set and differ. */
export function isDecided(a: Business, b: Business, field: MergeField): boolean {
  return !figures.has(field) && !isEmpty(a, field) && !isEmpty(b, field) && !isSame(a, b, field);
}

/** The listing with the longer, or else newer, value of a field; the first if they are equal. */
export function mostComplete(businesses: readonly Business[], field: MergeField): Business {
  const [first, ...others] = businesses;
  if (!first) throw new Error('nothing to choose from');
  return others.reduce((best, one) => (isFuller(one, best, field) ? one : best), first);
}

function isFuller(a: Business, b: Business, field: MergeField): boolean {
  if (isEmpty(a, field) || isEmpty(b, field)) return !isEmpty(a, field) && isEmpty(b, field);
  if (isSame(a, b, field)) return false;
  if (field === 'rating') return a.reviewCount > b.reviewCount;
  if (longTexts.has(field)) return lengthOf(a, field) > lengthOf(b, field);
  return a.updatedAt > b.updatedAt;
}

/** The listing to keep: verified, then most complete, then most reviews, then oldest. */
export function likelyWinner(businesses: readonly Business[]): Business {
  const weights = (one: Business) => [
    Number(one.isVerified),
    mergeFieldNames.filter((field) => !isEmpty(one, field)).length,
    one.reviewCount,
    -one.id,
  ];
  const [first] = [...businesses].sort((a, b) => {
    const [left, right] = [weights(a), weights(b)];
    const at = left.findIndex((weight, i) => weight !== right[i]);
    return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
  });
  if (!first) throw new Error('nothing to choose from');
  return first;
}

const jsonColumns = new Set<string>(listingFieldNames.filter((name) => fieldSpec(name).sql === 'jsonb'));

/** The columns of a field as another listing has them. */
export function columnsFrom(business: Business, field: MergeField): Record<string, unknown> {
  return Object.fromEntries(
    mergeFields[field].map((column) => {
      const value = business[column];
      const isJson = jsonColumns.has(column);
      return [column, isJson && value === null ? Prisma.DbNull : value];
    }),
  );
}

const lengthOf = (business: Business, field: MergeField) => JSON.stringify(valueOf(business, field)).length;
const plain = (value: unknown): unknown =>
  value instanceof Prisma.Decimal ? Number(value) : (value ?? null);
