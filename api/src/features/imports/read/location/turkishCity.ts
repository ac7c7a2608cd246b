import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type Point,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { isCodeOf } from '../../../../lib/gazetteer/postalFormats.ts';
import type { AddressPart } from './addressTokens.ts';
import { turkishProvinces } from './turkishProvinces.ts';

/** The province is the city: 'Kadıköy/İstanbul', 'Çankaya, Ankara', 'YENİMAHALLE ANKARA', '34445 Beyoğlu'. Pure. */
export function turkishCity(parts: readonly AddressPart[], at: Point | null): string | null {
  const named = turkishProvince(parts, at);
  if (named !== null) return named;
  const coded = parts.find(
    ({ code, side }) => code !== null && side !== 'after' && isCodeOf('TR', code, side),
  )?.code;
  const ofCode = turkishProvinces[Number((coded ?? '').slice(0, 2)) - 1];
  return ofCode !== undefined && isNearProvince(ofCode, at) ? ofCode : null;
}

/** Whether a position is near a province, whose centre may be a hundred kilometres from its borders. */
function isNearProvince(name: string, at: Point | null): boolean {
  if (at === null) return true;
  const seats = placesNamed(name).filter((place) => place.country === 'TR' && isTown(place));
  return seats.length === 0 || seats.some((seat) => kilometresBetween(seat, at) < 170);
}

function turkishProvince(parts: readonly AddressPart[], at: Point | null): string | null {
  for (const { name } of parts.slice(0, 3)) {
    const pieces = name.split(/\s*[/\\-]\s*/).reverse();
    const last = /\s/.test(name) ? name.split(/\s+/).at(-1) : undefined;
    for (const piece of last === undefined ? pieces : [...pieces, last]) {
      const isProvince = placesNamed(piece).some((place) => place.country === 'TR' && isSubdivision(place));
      if (isProvince && isNearProvince(piece, at)) return piece;
    }
  }
  return null;
}
