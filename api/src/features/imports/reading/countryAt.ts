import lookUpTimeZone from '@photostructure/tz-lookup';

/** Degrees, some 25 km: the map of zones is coarse, so a place this near to a border proves nothing. */
const borderland = 0.25;

/** Zones that are a country's own on the clock, but lie in another too. */
const disputed = new Set([
  'Europe/Belgrade',
  'Europe/Simferopol',
  'Asia/Jerusalem',
  'Africa/El_Aaiun',
  'Asia/Urumqi',
]);

let countries: Map<string, string> | undefined;

/** The country of a position, where it and all around it have time zones of one country; null where there is doubt. */
export function countryAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  const around = [0, borderland, -borderland].flatMap((north) =>
    [0, borderland, -borderland].map((east) => countryOfZoneAt(latitude + north, longitude + east)),
  );
  const [country] = around;
  return country && around.every((each) => each === country || each === 'sea') ? country : null;
}

function countryOfZoneAt(latitude: number, longitude: number): string | null {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const zone = lookUpTimeZone(latitude, longitude);
  if (zone.startsWith('Etc/')) return 'sea';
  if (disputed.has(zone)) return null;
  countries ??= countriesByZone();
  return countries.get(zone) ?? countries.get(canonical(zone)) ?? null;
}

/** Every zone belongs to one country in the tables that come with the runtime. */
function countriesByZone(): Map<string, string> {
  const byZone = new Map<string, string>();
  for (let i = 0; i < 26 * 26; i += 1) {
    const code = String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { timeZones?: string[] };
    for (const zone of locale.timeZones ?? []) {
      if (!byZone.has(zone)) byZone.set(zone, code);
      if (!byZone.has(canonical(zone))) byZone.set(canonical(zone), code);
    }
  }
  return byZone;
}

function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}
