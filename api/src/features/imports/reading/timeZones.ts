import lookUpTimeZone from '@photostructure/tz-lookup';

const known = new Map<string, string | null>();
const mostRemembered = 2000;

/** The zone as written where it is one of the IANA's, else null. */
export function timeZoneOf(text: string): string | null {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const zone = isZone(text) ? text : null;
  if (known.size < mostRemembered) known.set(text, zone);
  return zone;
}

function isZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z_]+\/[\w+\-/]+$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The zone of a position on land; null at sea, where places have no clock of their own. */
export function timeZoneAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  try {
    const zone = lookUpTimeZone(latitude, longitude);
    return zone.startsWith('Etc/') ? null : zone;
  } catch {
    return null;
  }
}
