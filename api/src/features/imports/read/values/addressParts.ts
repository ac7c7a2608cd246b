// What an address says of city, ZIP and country, where no column says it. Only forms that leave no doubt are read.
import { countryOf } from './countryValue.ts';

interface AddressParts {
  city: string | null;
  postalCode: string | null;
  countryCode: string | null;
}

interface Form {
  pattern: RegExp;
  /** Where the form proves the city only in these countries. */
  countries: readonly string[];
}

const forms: Form[] = [
  // New York, NY 10018 (read with its comma, see below)
  { pattern: /^(?<city>\p{L}[^,\d]*), [A-Z]{2} (?<postalCode>\d{5}(?:-\d{4})?)$/u, countries: ['US'] },
  { pattern: /^(?<city>\p{L}[^,\d]*), [A-Z]{2} (?<postalCode>[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u, countries: ['CA'] },
  { pattern: /^(?<city>\p{L}[^,\d]*) (?<postalCode>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u, countries: ['GB'] },
  // 34710 Kadıköy/İstanbul: the province is the city
  { pattern: /^(?<postalCode>\d{5}) [^,/\d]+\/ ?(?<city>\p{L}[^,/\d]*)$/u, countries: ['TR'] },
  {
    pattern: /^(?<postalCode>\d{4}) (?<city>\p{L}[^,\d]*)$/u,
    countries: ['CH', 'AT', 'BE', 'DK', 'LU', 'NO'],
  },
  { pattern: /^(?<postalCode>\d{5}) (?<city>\p{L}[^,\d]*)$/u, countries: ['DE', 'FR', 'ES', 'IT', 'FI'] },
];

/** Short names of countries that no state has. */
const shortNames: Record<string, string> = { USA: 'US', UK: 'GB' };

/**
 * `known` is the country by the row's own columns; without it the address's tail can name it, else what `otherwise` says.
 * Pure.
 */
export function readAddress(
  address: string | null,
  known: string | null,
  otherwise: () => string | null,
): AddressParts {
  const parts = (address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const tail = parts.length > 1 ? parts.at(-1) : undefined;
  // Another two-letter tail is a state as often as a country.
  const named = tail === undefined ? null : tail.length > 3 ? countryOf(tail) : (shortNames[tail] ?? null);
  // Names that are also places within another country prove nothing.
  const isAmbiguous =
    /^(?:georgia|jersey|lebanon|jordan|chad|mexico|luxembourg|singapore|monaco|gibraltar|panama|guatemala)$/i;
  const country = known ?? (tail !== undefined && isAmbiguous.test(tail) ? null : named) ?? otherwise();
  const rest = named !== null && named === country ? parts.slice(0, -1) : parts;
  const last = rest.at(-1) ?? '';
  const lastTwo = rest.slice(-2).join(', ');
  for (const { pattern, countries } of forms) {
    if (country === null || !countries.includes(country)) continue;
    const match = (rest.length > 1 ? pattern.exec(lastTwo) : null) ?? pattern.exec(last);
    if (!match?.groups) continue;
    return {
      city: match.groups['city']?.trim() ?? null,
      postalCode: match.groups['postalCode'] ?? null,
      countryCode: country,
    };
  }
  return { city: null, postalCode: null, countryCode: country };
}
