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

/**
 * The zones of countries whose others show the same time in the coming years; and of China and Ukraine, where what differs is
 * unofficial or occupied. A test compares them.
 */
export const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MY: 'Asia/Kuala_Lumpur',
  PS: 'Asia/Hebron',
  // Its former name, which older databases of zones know too.
  UA: 'Europe/Kiev',
  UZ: 'Asia/Tashkent',
};

/** The zone of a country in which all places show the same time, else null. */
export const timeZoneOfCountry = (code: string | null): string | null =>
  code === null ? null : onlyZone(code);

const onlyZone = memoize((code: string): string | null => {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  if (Object.hasOwn(mainZones, code)) return mainZones[code] ?? null;
  const [zone, ...others] = zonesOfCountry(code);
  return zone !== undefined && others.length === 0 ? zone : null;
});

/** Every zone of a country, under the names of the runtime. */
export function zonesOfCountry(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { timeZones?: string[] };
  return locale.timeZones ?? [];
}

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
    for (const zone of zonesOfCountry(code)) countries.set(zone, countries.has(zone) ? null : code);
  }
  return countries;
}
