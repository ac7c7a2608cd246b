import type { Message } from '../../../../../domain/messages/message.ts';
import sql from 'sql-template-tag';
import { categoryIconNames } from '../../../../../domain/listing/categoryIcons.ts';
import { slugify } from '../../../../../domain/text/slugs.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { checkLine } from '../../../lib/text/checkText.ts';
import { AppError } from '../../../lib/errors.ts';
import { lookalikeKey } from '../../../lib/text/lookalikes.ts';
import { findCountry } from '../countries/findCountry.ts';
import { placeNames, type PlaceKind, type PlaceRow } from './placeKind.ts';

/** Editable fields of a category or city; an omitted field stays unchanged. */
export interface PlaceEdit {
  name?: string | null | undefined;
  slug?: string | null | undefined;
  /** Of categories; '' or null: chosen by the name. */
  icon?: string | null | undefined;
}

export interface PlaceState {
  name: string;
  slug: string;
  icon: string | null;
}

const maxLetters = { name: 200, slug: 120 } as const;

/** The state that an edit requests; changed fields are validated. Errors: BAD_INPUT by field. */
export function stateAfterEdit(kind: PlaceKind, place: PlaceState, edit: PlaceEdit): PlaceState {
  const isNamed = edit.name != null && edit.name !== place.name;
  const name = isNamed ? checkName(edit.name ?? '', maxLetters.name) : place.name;
  const slug = (edit.slug ?? place.slug).trim();
  if (slug !== place.slug && (slug !== slugify(slug) || slug.length > maxLetters.slug))
    throw fault('slug', 'slugInvalid');
  const icon = edit.icon === undefined ? place.icon : edit.icon || null;
  if (icon !== null && icon !== place.icon && (kind === 'CITY' || !categoryIconNames.includes(icon)))
    throw fault('icon', 'iconUnknown');
  return { name, slug, icon };
}

/** A name with single spaces and without invisible characters. Errors: BAD_INPUT for `name`. */
export function checkName(given: string, most: number): string {
  const name = checkLine(given, 'name');
  if (name === '') throw fault('name', given.trim() === '' ? 'nameRequired' : 'nameInvisible');
  if (name.length > most) throw fault('name', { message: 'tooLong', limit: most });
  return name;
}

/** Fields of a new category or city. */
export interface NewPlace {
  name: string;
  /** Null or '': the first free one of the name. */
  slug?: string | null | undefined;
  /** Of categories; '' or null: chosen by the name. */
  icon?: string | null | undefined;
  /** Of cities: a code or a name; '' or null if unknown. */
  country?: string | null | undefined;
}

export interface NewState {
  name: string;
  slug: string | null;
  icon: string | null;
  countryCode: string | null;
}

const nothing: PlaceState = { name: '', slug: '', icon: null };

/** The checked form of a new category or city. Errors: BAD_INPUT by field. */
export async function checkedNewState(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  { name, slug, icon, country }: NewPlace,
): Promise<NewState> {
  // The empty name equals the one of `nothing`, which would pass as unchanged.
  const checked = checkName(name, maxLetters.name);
  const state = stateAfterEdit(kind, nothing, { name: checked, slug: slug ?? '', icon });
  const text = checkLine(country ?? '', 'country');
  const countryCode = text === '' ? null : await findCountry(tx, text);
  if (text !== '' && (kind === 'CATEGORY' || countryCode === null)) throw fault('country', 'countryUnknown');
  return { ...state, slug: state.slug === '' ? null : state.slug, countryCode };
}

/** Throws CONFLICT if the expected version is not the stored one. */
export function refuseStale(
  { name, version }: Pick<PlaceRow, 'name' | 'version'>,
  seen: number | null | undefined,
): void {
  if (seen != null && seen !== version)
    throw new AppError(
      'CONFLICT',
      { message: 'placeChanged', name },
      {
        version: { message: 'valueExpected', expected: String(version) },
      },
    );
}

type Named = Pick<PlaceState, 'name' | 'slug'>;

/** A new city has no region yet: its name must be free in all of the country. */
type CheckedPlace = Pick<PlaceRow, 'id' | 'countryCode'> & { region?: string | null };

/**
 * Throws CONFLICT by field if another category or city has the name or a lookalike, or has or had the slug. What it has
 * `already` is not checked: imports create categories whose names look alike, and each of them can still be edited.
 */
export async function refuseTaken(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  place: CheckedPlace,
  { name, slug }: Named,
  already?: Named,
): Promise<void> {
  if (name !== already?.name) await refuseTakenName(tx, kind, place, name);
  if (slug === already?.slug) return;
  const { table, column } = placeNames[kind];
  const addressed = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM ${table} WHERE slug = ${slug} AND id <> ${place.id}
    UNION ALL SELECT 1 FROM old_slugs WHERE slug = ${slug} AND ${column} <> ${place.id}`);
  if (addressed.length > 0) throw taken('slug', 'slugTaken');
}

async function refuseTakenName(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  place: CheckedPlace,
  name: string,
): Promise<void> {
  const { table } = placeNames[kind];
  const sameCountry =
    kind === 'CITY'
      ? sql`AND country_code IS NOT DISTINCT FROM ${place.countryCode}::char(2)
          ${place.region === undefined ? sql`` : sql`AND region IS NOT DISTINCT FROM ${place.region}`}`
      : sql``;
  const named = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM ${table} WHERE name_key = key_of_name(${name}) AND id <> ${place.id} AND merged_into_id IS NULL
      ${sameCountry}`);
  if (named.length > 0) throw taken('name', 'nameTaken');
  await refuseLookalike(tx, kind, place, name);
}

/** Only names with letters of other alphabets can look like an ordinary name, so only those are read. */
async function refuseLookalike(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  { id, countryCode }: CheckedPlace,
  name: string,
): Promise<void> {
  const { table } = placeNames[kind];
  const others = await tx.$queryRaw<{ name: string }[]>(sql`
    SELECT name FROM ${table} WHERE id <> ${id} AND merged_into_id IS NULL AND name_key <> key_of_name(${name})
      ${kind === 'CITY' ? sql`AND country_code IS NOT DISTINCT FROM ${countryCode}::char(2)` : sql``}
      ${/\P{ASCII}/u.test(name) ? sql`` : sql`AND name ~ '[^ -~]'`}`);
  const key = lookalikeKey(name);
  const twin = others.find((other) => lookalikeKey(other.name) === key);
  if (twin) throw taken('name', { message: 'nameLooksAlike', name: twin.name });
}

const fault = (field: string, message: Message) => new AppError('BAD_INPUT', message, { [field]: message });
const taken = (field: string, message: Message) => new AppError('CONFLICT', message, { [field]: message });
