import { foldText } from '../../../../../../../domain/text/fold.ts';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import { readDetails } from '../../details/readDetails.ts';
import { readHours } from './readHours.ts';
import { dialable } from '../../values/dialable.ts';
import { isJsonLike } from '../../values/jsonValue.ts';
import { countBesideRating, countOf } from '../../values/numbers/numberValue.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { normalisePhone } from '../../../../../lib/text/phones/phoneNumber.ts';
import { completeLocation, straightened, type StatedLocation } from '../../location/completeLocation.ts';
import { servedTown } from '../../values/location/cityValue.ts';
import { readLocation } from '../../values/location/readLocation.ts';
import { readPosition } from '../../values/location/readPosition.ts';
import { readReviews } from './readReviews.ts';
import { rowKindOf } from '../rowKindOf.ts';
import { RowValues, type ColumnPlan } from '../rowValues.ts';
import { publicMail } from './publicMail.ts';
import { namelessProblems } from '../../missingName.ts';
import { nameOf } from '../../nameValue.ts';
import type { RowProblem, SheetRow } from '../../formats/sheetRow.ts';
import { categoryOf } from '../../values/categoryValue.ts';
import { withAreaCode } from '../../details/withAreaCode.ts';
import { timeZoneAt, timeZoneOf, timeZoneOfCountry } from '../../../../../lib/geography/timeZones.ts';
import { readIds } from './readIds.ts';
import { readSimpleFields } from './readSimpleFields.ts';
import { readLinks } from './readLinks.ts';
import { readCategory } from './readCategory.ts';
import { readStatus } from './readStatus.ts';
import { readAbout } from './readAbout.ts';

const servesTown = (text: string) => (servedTown(text) === null ? null : true);

export type CheckedRow = { row: ImportedRow } | { problems: RowProblem[] };

/** Countries of rows without evidence of their own. */
interface DefaultCountries {
  /** Given by the operator. */
  given?: string | null;
  /** Of the directory that the rows were copied from. */
  ofDirectory?: string | null;
}

/**
 * Turns the cells of a row into a listing. Only a missing name or a damaged record refuses it; any other value that can't be
 * read is left empty, with a warning. A row without evidence of its country gets that of its directory, else the given one. Pure.
 */
export function checkRow(
  sheet: string,
  cells: SheetRow,
  plan: ColumnPlan,
  { given = null, ofDirectory = null }: DefaultCountries = {},
): CheckedRow {
  const values = new RowValues(cells, plan);
  values.addFault();
  const name = values.first('name', nameOf);
  const problems = name === null ? namelessProblems(values, cells, plan) : values.problems;
  if (problems.length > 0) return { problems };
  const links = readLinks(values);
  const ids = readIds(values, links);
  const stated = withoutKindAsAddress(readLocation(values), values);
  const written = readSimpleFields(values);
  const place = { site: links.website, words: [name, stated.address, stated.city] };
  const email = publicMail(written.email, values, plan, cells, place);
  const plain = { ...withAreaCode(written, values), email };
  const isAddressed = stated.address !== null || stated.street !== null;
  const position = straightened(readPosition(values, ids.link, isAddressed), stated, plain.phone);
  const zone = values.first('timeZone', timeZoneOf);
  const site = links.website ?? plain.email;
  const location = completeLocation(stated, {
    ...{ phone: plain.phone, position, timeZone: zone, site, price: plain.priceRange },
    defaultCountry: given,
    directoryCountry: ofDirectory,
  });
  const { countryCode } = location;
  const phoneNormalised = normalisePhone(plain.phone, countryCode);
  const zoneByPosition =
    zone === null
      ? (timeZoneAt(position.latitude, position.longitude) ?? timeZoneOfCountry(countryCode))
      : null;
  const row: ImportedRow = {
    sheet,
    rowNumber: cells.rowNumber,
    ...plain,
    isServiceArea:
      plain.isServiceArea ?? values.first('servedArea', servesTown) ?? values.first('areaServed', servesTown),
    kind: rowKindOf(plan),
    name: name ?? '',
    placeId: ids.placeId,
    googleId: ids.googleId,
    cid: ids.cid,
    category: readCategory(values, plain.type, [name, location.city, location.state]),
    ...location,
    phone: dialable(plain.phone, countryCode, phoneNormalised),
    phoneNormalised,
    ...links,
    ...position,
    timeZone: zone ?? zoneByPosition,
    ...readAbout(values, plan, cells),
    workingHours: readHours(values, plan, cells),
    reviewCount:
      values.first('reviewCount', (text) => (isJsonLike(text) ? null : countOf(text))) ??
      values.first('rating', countBesideRating),
    businessStatus: readStatus(values),
    ...readDetails(values, plan, cells, { ...plain, name, countryCode }),
    derived: zoneByPosition === null ? location.derived : [...location.derived, 'timeZone'],
    reviews: readReviews(values, plan, cells, ids),
  };
  return { row: withWarnings(row, values.warnings) };
}

/** A row with what could not be read of it. */
export function withWarnings(row: ImportedRow, warnings: readonly RowProblem[]): ImportedRow {
  return warnings.length > 0 ? { ...row, warnings: [...warnings] } : row;
}

/** Removes a category in place of an address, as on map cards: 'Coffee shop' in both columns. */
function withoutKindAsAddress(stated: StatedLocation, values: RowValues): StatedLocation {
  if (stated.address === null || /\d/.test(stated.address)) return stated;
  const category = values.first('category', categoryOf);
  if (category === null) return stated;
  const known = kindOf(stated.address);
  const isKind =
    foldText(stated.address) === foldText(category) ||
    (known !== null && known.confidence >= sureKind && !known.isFiner);
  return isKind ? { ...stated, address: null } : stated;
}
