import { timeZoneOfCountry } from '../../../lib/geography/timeZones.ts';

/** Fields that decide whether a listing's time zone follows from its country. */
interface StoredZone {
  timeZone: string | null;
  hasPosition: boolean;
  derivedFields: readonly string[];
}

/** The zone of a listing in a new country; unchanged if its position, an operator or a file states it. Pure. */
export function zoneOfCountry(country: string | null, stored: StoredZone): string | null {
  const isStated = stored.timeZone !== null && !stored.derivedFields.includes('time_zone');
  return isStated || stored.hasPosition ? stored.timeZone : timeZoneOfCountry(country);
}
