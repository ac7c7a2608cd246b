import { countryName } from '../../../../../domain/countries.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { freeSlug } from '../../../lib/db/freeSlug.ts';
import { citySlugs } from '../../../lib/text/citySlugs.ts';

/**
 * Id of the city with that current or former name in that country (ISO code, null if unknown), and of those of
 * one name in the country in that region (null if unknown, or if they share no name), created if missing. It cannot be deleted
 * until the transaction ends.
 */
export async function ensureCity(
  tx: Prisma.TransactionClient,
  name: string,
  countryCode: string | null,
  region: string | null,
): Promise<number> {
  const find = () => tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM cities
    WHERE id = city_of_key(key_of_name(${name}), coalesce(${countryCode}::text, ''), ${region}::text) FOR KEY SHARE`;
  const [known] = await find();
  if (known) return known.id;
  const free = await freeSlug(
    (text, values) => tx.$queryRawUnsafe(text, ...values),
    'cities',
    citySlugs(name, region, countryCode),
  );
  // A concurrent transaction may have created it; then its row is used.
  await tx.$executeRaw`
    INSERT INTO cities (name, country_code, region, slug) VALUES (btrim(${name}), ${countryCode}, ${region}, ${free})
    ON CONFLICT DO NOTHING`;
  const [made] = await find();
  if (!made) throw new Error('the city was neither found nor created');
  return made.id;
}

/** Makes the country of a known ISO code where it is not there yet. */
export async function ensureCountry(tx: Prisma.TransactionClient, code: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO countries (code, name) VALUES (${code}, ${countryName(code) ?? code}) ON CONFLICT DO NOTHING`;
}
