import sql from 'sql-template-tag';
import { countriesWithCodes } from '../../../../lib/gazetteer/postalFormats.ts';
import { typedCodes, type TypedCode } from '../../../../lib/gazetteer/typedCodes.ts';
import type { Reader } from '../../reader.ts';
import type { Synonym } from '../searchTerms.ts';

/** The postal codes of a search by the countries of the directory, most listings first; of any where no listing has a country. */
export async function postalCodesIn({ db }: Reader, words: readonly string[]): Promise<TypedCode[]> {
  if (!words.some((word) => /\d/.test(word))) return [];
  const rows = await db.rows<{ code: string }>(
    sql`SELECT code FROM countries WHERE business_count > 0 ORDER BY business_count DESC, code`,
  );
  const countries = rows.map(({ code }) => code);
  return typedCodes(words, countries.length > 0 ? countries : countriesWithCodes);
}

/** Codes as addresses write them. */
export const otherForms = (codes: readonly TypedCode[], words: readonly string[]): Synonym[] =>
  codes.flatMap(({ from, length, forms }) => {
    const typed = words.slice(from, from + length);
    return forms
      .filter((form) => form.join(' ') !== typed.join(' '))
      .map((means) => ({ words: typed, means, isWhole: true }));
  });
