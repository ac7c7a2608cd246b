import type { Prisma } from '../../../generated/prisma/client.ts';

/** Public fields of a country. */
export const countrySelect = { code: true, name: true, businessCount: true } satisfies Prisma.CountrySelect;

export type CountryRow = Prisma.CountryGetPayload<{ select: typeof countrySelect }>;

/** A country that a statement joined to its row, which may have none. */
export interface JoinedCountry {
  countryCode: string | null;
  countryName: string | null;
  countryCount: number | null;
}

/** The columns of a joined country as the country itself. */
export function joinedCountry({ countryCode, countryName, countryCount }: JoinedCountry): CountryRow | null {
  return countryCode === null
    ? null
    : { code: countryCode, name: countryName ?? countryCode, businessCount: countryCount ?? 0 };
}
