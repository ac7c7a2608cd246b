import { countryName } from '../../../../../domain/countries.ts';
import { slugOf } from '../../../lib/text/slugOf.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { freeSlug } from '../../../lib/db/freeSlug.ts';

/**
 * Id of the city with that current or former name in that country (ISO code, null if unknown), created if missing. It
 * cannot be deleted until the transaction ends.
 */
export async function ensureCity(
  tx: Prisma.TransactionClient,
  name: string,
  countryCode: string | null,
): Promise<number> {
  const find = () => tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM cities
    WHERE id = city_of_key(key_of_name(${name}), coalesce(${countryCode}::text, '')) FOR KEY SHARE`;
  const [known] = await find();
  if (known) return known.id;
  const slug = slugOf(name);
  const free = await freeSlug(
    (text, values) => tx.$queryRawUnsafe(text, ...values),
    'cities',
    countryCode ? [slug, `${slug}-${countryCode.toLowerCase()}`] : [slug],
  );
  // A concurrent transaction may have created it; then its row is used.
  await tx.$executeRaw`
    INSERT INTO cities (name, country_code, slug) VALUES (btrim(${name}), ${countryCode}, ${free}) ON CONFLICT DO NOTHING`;
  const [made] = await find();
  if (!made) throw new Error('the city was neither found nor created');
  return made.id;
}

/** Makes the country of a known ISO code where it is not there yet. */
export async function ensureCountry(tx: Prisma.TransactionClient, code: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO countries (code, name) VALUES (${code}, ${countryName(code) ?? code}) ON CONFLICT DO NOTHING`;
}
