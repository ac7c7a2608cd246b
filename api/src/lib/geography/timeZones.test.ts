import { describe, expect, it } from '@jest/globals';
import { countryCodes } from '../../../../domain/countries.ts';
import { mainZones, timeZoneOf, timeZoneOfCountry, zonesOfCountry } from './timeZones.ts';

/** Offsets of a zone over two years from now, every third day. */
function offsets(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const days = Array.from({ length: 244 }, (_, i) => Date.now() + i * 3 * 86_400_000);
  return days
    .map((day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value)
    .join();
}

describe('the time zone of a country', () => {
  it.each(Object.entries(mainZones))('%s is %s, which the runtime knows', (code, zone) => {
    expect(timeZoneOf(zone)).toBe(zone);
    expect(timeZoneOfCountry(code)).toBe(zone);
    if (code !== 'CN' && code !== 'UA')
      for (const other of zonesOfCountry(code))
        expect([other, offsets(other)]).toEqual([other, offsets(zone)]);
  });

  it('is known exactly for the countries with a single time everywhere', () => {
    for (const code of countryCodes) {
      const zones = zonesOfCountry(code);
      const isOne = zones.length > 0 && new Set(zones.map(offsets)).size === 1;
      const isByHand = code === 'CN' || code === 'UA';
      expect([code, timeZoneOfCountry(code) !== null]).toEqual([code, isOne || isByHand]);
    }
  });
});
