import type { Prisma } from '../../../generated/prisma/client.ts';

/** Country codes of cities by their ids; of a merged city, that of its target. Null for a city without a country. */
export async function countriesOfCities(
  tx: Prisma.TransactionClient,
  ids: readonly (number | null)[],
): Promise<Map<number, string | null>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ id: number; countryCode: string | null }[]>`
    SELECT c.id, CASE WHEN m.id IS NULL THEN c.country_code ELSE m.country_code END AS "countryCode"
    FROM cities c LEFT JOIN cities m ON m.id = c.merged_into_id WHERE c.id = ANY (${wanted}::int[])`;
  return new Map(rows.map(({ id, countryCode }) => [id, countryCode]));
}
