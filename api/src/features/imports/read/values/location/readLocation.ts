import { withoutTrailing } from '../../../../../../../domain/text/withoutTrailing.ts';
import { isSubdivision, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { isStateNamed } from '../../../../../lib/gazetteer/unitedStates.ts';
import { stateBeforeCode } from '../../../../../lib/gazetteer/unitedStates.ts';
import type { StatedLocation } from '../../location/completeLocation.ts';
import { plusCode } from '../../columns/content/columnText.ts';
import type { RowValues } from '../../rows/rowValues.ts';
import { addressObject, addressOf } from './addressValue.ts';
import {
  cityName,
  noPlace,
  placeName,
  servedTown,
  townBeforeCode,
  townBehindCode,
  townInParts,
  townOfCountry,
} from './cityValue.ts';
import { countryOf } from './countryValue.ts';
import { jsonIn, isJsonLike, parseJson, type Json } from '../jsonValue.ts';
import { postalCodeOf } from '../smallValues.ts';
import { unitOf, withLine, withNumber, withType } from './streetParts.ts';
import { lineOf } from '../textValue.ts';

/** The stated address and its parts: from their columns, else from a structured address. */
export function readLocation(values: RowValues): StatedLocation {
  const lines = values.every('addressLine', (text) => lineOf(withoutTrailing(text, /[\s,;]/), 200));
  const address =
    values.first('address', addressOf) ??
    values.first('completeAddress', addressOf) ??
    ofLines(lines) ??
    inParts(values.every('addressPart', (text) => lineOf(text, 200)));
  const firstOf = (json: Json | undefined) => (Array.isArray(json) ? json[0] : json);
  const parts =
    values.first('completeAddress', (text) =>
      isJsonLike(text) ? addressObject(firstOf(parseJson(text))) : null,
    ) ?? values.first('address', (text) => addressObject(firstOf(jsonIn(text))));
  const town =
    values.first('city', townInParts) ??
    values.first('postalCode', townBehindCode) ??
    values.first('postalCode', townBeforeCode);
  const houseNumber = values.first('houseNumber', (text) =>
    /^0+$/.test(text.trim()) ? null : lineOf(text, 20),
  );
  const street = withNumber(
    withType(
      values.first('street', streetOf) ?? withoutPlusCode(parts?.street ?? null) ?? onlyOf(lines),
      values.first('streetType', (text) => lineOf(text, 30)),
    ),
    houseNumber,
  );
  const unit = values.first('streetLine2', unitOf);
  return {
    // An address with commas is complete, including number and unit.
    address:
      address !== null && street === null && !address.includes(',')
        ? withLine(withNumber(address, houseNumber), unit)
        : address,
    street: withLine(street, unit),
    city:
      town?.city ??
      values.first('city', cityName) ??
      (parts?.city ? cityName(parts.city) : null) ??
      values.first('servedArea', servedTown) ??
      values.first('areaServed', servedTown),
    state:
      stateOver(values.first('state', placeName), town?.state ?? null) ??
      parts?.state ??
      town?.state ??
      values.first('postalCode', (text) => stateBeforeCode(text)?.state ?? null) ??
      values.first('city', (text) => stateBeforeCode(text)?.state ?? null) ??
      values.first('countryCode', stateInstead),
    postalCode: town?.postalCode ?? values.first('postalCode', postalCodeOf) ?? parts?.postalCode ?? null,
    countryCode:
      values.first('countryCode', countryOf) ??
      countryOf(parts?.country ?? '') ??
      values.first('city', (text) => townOfCountry(text)?.country ?? null),
  };
}

/** The state after the city, if the column has only a part of it: 'Okanagan' under 'Region' beside 'Vernon, BC'. */
function stateOver(stated: string | null, behindTown: string | null): string | null {
  const isPart = stated !== null && stated.length > 3 && !placesNamed(stated).some(isSubdivision);
  return isPart && behindTown !== null ? behindTown : stated;
}

const streetOf = (text: string): string | null =>
  noPlace.test(text.replace(/[\s,]{1,4}$/, '')) ? null : withoutPlusCode(lineOf(text, 500));

/** Removes a plus code, which maps show in place of a house number: 'G593+G64, Al Kurnaysh Br Rd'. */
const withoutPlusCode = (street: string | null): string | null =>
  street?.replace(leadingPlusCode, '') || null;
const leadingPlusCode = new RegExp(`${plusCode.source}[\\s,،]*`);

/** An address from its lines, without repeated ones. */
function ofLines(lines: readonly string[]): string | null {
  const different = lines.filter((line, i) => line !== lines[i - 1]);
  return different.length < 2 ? null : different.join(', ');
}

const onlyOf = (lines: readonly string[]): string | null => (lines.length === 1 ? (lines[0] ?? null) : null);

/** An address from region, district and street, joined with or without spaces, depending on the script. */
function inParts(parts: readonly string[]): string | null {
  if (parts.length === 0) return null;
  return parts.join(parts.some((part) => /\p{Script=Hangul}/u.test(part)) ? ' ' : '');
}

/** 'California' in a column of countries. */
const stateInstead = (text: string): string | null =>
  countryOf(text) === null && isStateNamed(text) ? placeName(text) : null;
