import type { Prisma } from '../../../generated/prisma/client.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { completeLocation } from '../../imports/read/location/completeLocation.ts';
import type { BulkColumns } from './bulkRow.ts';

/** Fields from which a country is derived. */
interface IdentifyingFields {
  address: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  phone: string | null;
  website: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The facts of listings by their ids. */
export async function countryEvidence(
  tx: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<Map<number, IdentifyingFields>> {
  const rows = await tx.$queryRaw<(IdentifyingFields & { id: number })[]>`
    SELECT b.id, b.address, b.street, t.name AS city, b.state, b.postal_code AS "postalCode", b.phone, b.website, b.email,
      b.latitude, b.longitude
    FROM businesses b LEFT JOIN cities t ON t.id = b.city_id WHERE b.id = ANY (${[...ids]}::int[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Columns of a listing with the country that an import would derive, and its source; null if the listing has too little
 * evidence. A derived country does not count as edited by hand, so that a later import can correct it.
 */
export function withDerivedCountry(
  columns: BulkColumns,
  facts: IdentifyingFields | undefined,
): BulkColumns | null {
  if (facts === undefined || columns.country_code !== null) return null;
  const { phone, latitude, longitude, website, email, ...stated } = facts;
  const { countryCode, derived } = completeLocation(
    { ...stated, countryCode: null },
    { phone, position: { latitude, longitude }, timeZone: null, site: website ?? email },
  );
  if (countryCode === null) return null;
  const marks = derived
    .filter((mark) => mark.startsWith('countryCode'))
    .map((mark) => mark.replace('countryCode', 'country_code'));
  return {
    ...columns,
    country_code: countryCode,
    phone_normalised: normalisePhone(columns.phone, countryCode),
    derived_fields: [...new Set([...columns.derived_fields, ...marks])],
  };
}
