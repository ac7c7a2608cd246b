import { countryCode } from '../../../../../domain/countries.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * The ISO code of a country by its code, by a name in one of nine languages, or by its operator-given name; null for
 * any other text.
 */
export async function findCountry(
  reader: Pick<Prisma.TransactionClient, '$queryRaw'>,
  text: string,
): Promise<string | null> {
  const known = countryCode(text);
  if (known !== null) return known;
  const [renamed] = await reader.$queryRaw<{ code: string }[]>`
    SELECT code FROM countries WHERE is_renamed AND key_of_name(name) = key_of_name(${text}) LIMIT 1`;
  return renamed?.code ?? null;
}
