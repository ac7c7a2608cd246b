import lookUpTimeZone from '@photostructure/tz-lookup';
import { countryCodes } from '../../../../domain/countries.ts';
import { memoize } from '../../../../domain/text/memoize.ts';

/** The zone as written where it is one of the IANA's, else null. */
export const timeZoneOf = memoize((text) => (isZone(text) ? text : null));

function isZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z_]+\/[\w+\-/]+$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The time zone of a position on land; null at sea. */
export function timeZoneAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  try {
    const zone = lookUpTimeZone(latitude, longitude);
    return zone.startsWith('Etc/') ? null : zone;
  } catch {
    return null;
  }
}

/** The zone of a country that has only one, else null. */
export const timeZoneOfCountry = (code: string | null): string | null =>
  code === null ? null : onlyZone(code);

const onlyZone = memoize((code: string): string | null => {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { timeZones?: string[] };
  const [zone, ...others] = locale.timeZones ?? [];
  return zone !== undefined && others.length === 0 ? zone : null;
});

let zoneCountries: ReadonlyMap<string, string | null> | undefined;

/** The country of a zone that only one has, under any of its names; null for others. */
export const countryOfTimeZone = memoize((zone: string): string | null => {
  zoneCountries ??= countriesByZone();
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return zoneCountries.get(zone) ?? zoneCountries.get(timeZone) ?? null;
});

function countriesByZone(): Map<string, string | null> {
  const countries = new Map<string, string | null>();
  for (const code of countryCodes) {
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { timeZones?: string[] };
    for (const zone of locale.timeZones ?? []) countries.set(zone, countries.has(zone) ? null : code);
  }
  return countries;
}
