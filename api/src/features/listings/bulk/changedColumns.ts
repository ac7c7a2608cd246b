import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { regionOfCity, type RegionEvidence } from '../../../lib/gazetteer/regionOfCity.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import { ensureCity, ensureCountry } from '../../taxonomy/cities/ensureCity.ts';
import { zoneOfCountry } from '../edit/zoneOfCountry.ts';
import type { BulkColumns, BulkRow } from './bulkRow.ts';
import type { BulkChanges } from './bulkSelection.ts';

/** A listing with what a change of its country follows from. */
export type SelectedRow = BulkRow & RegionEvidence & { cityName: string | null };

/** Columns that an operator chose, by the changes. */
function chosenColumns(
  changes: BulkChanges,
  city: { countryCode: string | null } | null,
): Set<keyof BulkColumns> {
  const given: [unknown, keyof BulkColumns][] = [
    [changes.categoryId, 'category_id'],
    [changes.cityId, 'city_id'],
    [city?.countryCode ?? changes.countryCode, 'country_code'],
    [changes.businessStatus, 'business_status'],
    [changes.isOpen, 'is_open'],
    [changes.isVerified, 'is_verified'],
    [changes.clearPhone, 'phone'],
    [changes.clearWebsite, 'website'],
  ];
  return new Set(given.flatMap(([value, column]) => (value === undefined || value === null ? [] : [column])));
}

/**
 * The columns of a listing after a bulk edit; null if it changes none. As an edit by hand would: another country means another
 * city of that name, another reading of the phone, another zone.
 */
export async function changedColumns(
  tx: Prisma.TransactionClient,
  row: SelectedRow,
  changes: BulkChanges,
  cities: Map<string, number>,
  city: { id: number; countryCode: string | null } | null,
  derived: BulkColumns | null,
): Promise<BulkColumns | null> {
  const { columns, cityName } = row;
  const after: BulkColumns = {
    ...(derived ?? columns),
    category_id: changes.categoryId ?? columns.category_id,
    business_status: changes.businessStatus ?? columns.business_status,
    is_open: changes.isOpen ?? openBy(changes.businessStatus, columns),
    is_verified: changes.isVerified ?? columns.is_verified,
    phone: changes.clearPhone ? null : columns.phone,
    website: changes.clearWebsite ? null : columns.website,
  };
  if (changes.clearPhone) after.phone_normalised = null;
  if (city) {
    after.city_id = city.id;
    if (city.countryCode !== null && city.countryCode !== columns.country_code) {
      after.country_code = city.countryCode;
      after.phone_normalised = normalisePhone(after.phone, city.countryCode);
    }
  }
  const countryCode = changes.countryCode ?? derived?.country_code ?? null;
  if (countryCode !== null && countryCode !== columns.country_code) {
    if (derived) await ensureCountry(tx, countryCode);
    after.country_code = countryCode;
    after.phone_normalised = normalisePhone(after.phone, countryCode);
    if (cityName !== null) {
      const region = regionOfCity(cityName, countryCode, row);
      const key = JSON.stringify([countryCode, region, cityName]);
      const known = cities.get(key) ?? (await ensureCity(tx, cityName, countryCode, region));
      cities.set(key, known);
      after.city_id = known;
    }
  }
  if (after.country_code !== columns.country_code) {
    const { time_zone: timeZone, derived_fields: derivedFields } = columns;
    after.time_zone = zoneOfCountry(after.country_code, {
      timeZone,
      derivedFields,
      hasPosition: row.latitude !== null,
    });
    if (after.time_zone !== timeZone)
      after.derived_fields = [...new Set([...after.derived_fields, 'time_zone'])];
  }
  // A chosen value is no longer derived, even if it equals the derived one. Values derived from it are not edited by hand.
  const chosen = chosenColumns(changes, city);
  const derivedBefore = new Set(columns.derived_fields.map((mark) => columnOfMark(mark)));
  const edited = [...chosen].filter(
    (name) => derivedBefore.has(name) || !isDeepStrictEqual(columns[name], after[name]),
  );
  after.derived_fields = after.derived_fields.filter(
    (mark) => !edited.some((name) => name === columnOfMark(mark)),
  );
  const isSame = (Object.keys(columns) as (keyof BulkColumns)[]).every((name) =>
    isDeepStrictEqual(columns[name], after[name]),
  );
  if (isSame) return null;
  return { ...after, edited_fields: [...new Set([...columns.edited_fields, ...edited])] };
}

/** Whether a place is open by its new status; as before if that is not a new one. */
const openBy = (status: string | undefined, { business_status: before, is_open }: BulkColumns): boolean =>
  status === undefined || status === before ? is_open : status === 'OPERATIONAL';
