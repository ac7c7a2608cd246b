import sql, { join, raw, type Sql } from 'sql-template-tag';
import { countryCode } from '../../../../../domain/countries.ts';
import type { BusinessStatus } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkFilter, resolveFilter, type BusinessFilter } from '../list/businessFilter.ts';
import { operatorFilter } from '../search/operatorFilter.ts';
import { wholeMatchWhere, wholeInterpretationNumber } from '../search/match/matchWhere.ts';

/** The selected listings, or all that match a filter if none are selected. */
export interface BulkSelection {
  filter: BusinessFilter;
  ids: number[];
}

/** New values; an omitted field stays unchanged. */
export interface BulkChanges {
  categoryId?: number;
  /** Also sets the country of the city. */
  cityId?: number;
  countryCode?: string;
  businessStatus?: BusinessStatus;
  isOpen?: boolean;
  isVerified?: boolean;
  /** Removes the phone number. */
  clearPhone?: boolean;
  /** Removes the website. */
  clearWebsite?: boolean;
  /** Derives the country of listings that have none from what else is known of them. */
  deriveCountry?: boolean;
}

const maxSelected = 10_000;

/** The selection of a request; no ids and no filter select every listing. Errors: BAD_INPUT for ids beside a filter, or no id. */
export function checkSelection({
  filter,
  ids,
}: {
  filter?: BusinessFilter | null;
  ids?: number[] | null;
}): BulkSelection {
  if (ids?.length && filter && Object.values(filter).some((value) => value != null))
    throw new AppError('BAD_INPUT', 'idsOrFilter', { ids: 'notWithFilter' });
  if (ids?.length === 0) throw new AppError('BAD_INPUT', 'nothingSelected', { ids: 'valueEmpty' });
  return { filter: filter ?? {}, ids: ids ?? [] };
}

/** Returns the changes without omitted fields. Errors: BAD_INPUT for an invalid selection or change. */
export async function checkBulkEdit(
  { db }: Context,
  { filter, ids }: BulkSelection,
  given: { [Field in keyof BulkChanges]?: BulkChanges[Field] | null | undefined },
): Promise<BulkChanges> {
  checkFilter(filter);
  if (ids.length > maxSelected)
    throw new AppError(
      'BAD_INPUT',
      { message: 'selectionTooLarge', limit: maxSelected },
      { ids: { message: 'selectionTooLarge', limit: maxSelected } },
    );
  const changes = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== null && value !== undefined && !(value === false && isCommand(name)),
    ),
  ) as BulkChanges;
  if (Object.keys(changes).length === 0)
    throw new AppError('BAD_INPUT', 'fieldRequired', { changes: 'valueEmpty' });
  if (changes.countryCode !== undefined) {
    const code = countryCode(changes.countryCode);
    if (code === null) throw new AppError('BAD_INPUT', 'countryUnknown', { countryCode: 'countryUnknown' });
    changes.countryCode = code;
  }
  if (changes.deriveCountry && (changes.countryCode !== undefined || changes.cityId !== undefined))
    throw new AppError('BAD_INPUT', 'countryDerivedOrGiven', { deriveCountry: 'countryDerivedOrGiven' });
  const { categoryId, cityId } = changes;
  if (cityId !== undefined) {
    const city = await db.prisma.city.findUnique({ where: { id: cityId } });
    if (!city || changes.countryCode !== undefined)
      throw new AppError('BAD_INPUT', 'cityRequired', { cityId: 'cityRequired' });
    changes.cityId = city.mergedIntoId ?? city.id;
  }
  if (categoryId !== undefined) {
    const category = await db.prisma.category.findUnique({ where: { id: categoryId } });
    if (!category) throw new AppError('BAD_INPUT', 'categoryRequired', { categoryId: 'categoryRequired' });
    changes.categoryId = category.mergedIntoId ?? category.id;
  }
  return changes;
}

const isCommand = (name: string) => ['clearPhone', 'clearWebsite', 'deriveCountry'].includes(name);

/**
 * The listings `b` of a selection; none in the trash. A search must match whole: where lists fall back to fewer words, nothing
 * is selected. `interpretationNumber` is the interpretation that an edit began with.
 */
export async function selectionWhere(
  context: Context,
  { filter, ids }: BulkSelection,
  interpretationNumber: number | null = null,
): Promise<{ where: Sql; interpretationNumber: number }> {
  if (ids.length > 0)
    return { where: sql`b.deleted_at IS NULL AND b.id = ANY (${ids}::int[])`, interpretationNumber: -1 };
  const resolved = await resolveFilter(context, operatorFilter(context, filter));
  if (!resolved) return { where: raw('false'), interpretationNumber: -1 };
  const number = interpretationNumber ?? (await wholeInterpretationNumber(context, resolved));
  return { where: await wholeMatchWhere(context, resolved, number), interpretationNumber: number };
}

/** Of a listing `b`, something from which its country may follow. */
const hasClue =
  'coalesce(b.latitude::text, b.address, b.street, b.postal_code, b.phone, b.state, b.time_zone, b.city_id::text) IS NOT NULL';

/**
 * True of a listing `b` that is not yet as the changes want it, or only by derivation; the latter only if the table `b` has
 * the marks of derived columns.
 */
export function differsFrom(changes: BulkChanges, hasMarks = true): Sql {
  const conditions: Sql[] = [];
  if (hasMarks && changes.cityId !== undefined) conditions.push(sql`'city_id' = ANY (b.derived_fields)`);
  if (hasMarks && changes.countryCode !== undefined)
    conditions.push(sql`'country_code' = ANY (b.derived_fields)`);
  if (changes.categoryId !== undefined)
    conditions.push(sql`b.category_id IS DISTINCT FROM ${changes.categoryId}`);
  if (changes.cityId !== undefined) conditions.push(sql`b.city_id IS DISTINCT FROM ${changes.cityId}`);
  if (changes.clearPhone) conditions.push(raw('b.phone IS NOT NULL'));
  if (changes.clearWebsite) conditions.push(raw('b.website IS NOT NULL'));
  if (changes.deriveCountry) conditions.push(sql`(b.country_code IS NULL AND ${raw(hasClue)})`);
  if (changes.countryCode !== undefined)
    conditions.push(sql`b.country_code IS DISTINCT FROM ${changes.countryCode}::char(2)`);
  if (changes.businessStatus !== undefined)
    conditions.push(sql`b.business_status IS DISTINCT FROM ${changes.businessStatus}::business_status`);
  if (changes.isOpen !== undefined) conditions.push(sql`b.is_open <> ${changes.isOpen}`);
  if (changes.isVerified !== undefined) conditions.push(sql`b.is_verified <> ${changes.isVerified}`);
  return sql`(${join(conditions, ' OR ')})`;
}
