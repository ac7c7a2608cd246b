import {
  fieldSpec,
  listingFieldNames,
  type CellParser,
  type FieldsWith,
  type FieldValue,
  type ListingFieldName,
} from '../../../../../../domain/listing/fields.ts';
import { foldText } from '../../../../../../domain/text/fold.ts';
import type { ImportedRow } from '../../stage/importedRow.ts';
import { aboutOf, addFeature } from '../values/aboutValue.ts';
import { isOfResult } from '../columns/content/momentWords.ts';
import { readDetails } from '../details/readDetails.ts';
import { readHours } from './readHours.ts';
import { dialable } from '../values/dialable.ts';
import { kindUnder } from '../columns/headers/headerKind.ts';
import { isPageOfNetwork, linkOf, pictureOf, siteOf } from '../values/linkValue.ts';
import { isJsonLike, jsonIn } from '../values/jsonValue.ts';
import { countBesideRating, countOf, ratingOf, ratingOfTen } from '../values/numbers/numberValue.ts';
import { kindOf, sureKind } from '../../../../lib/placeKinds/kindOf.ts';
import { normalisePhone } from '../../../../lib/text/phones/phoneNumber.ts';
import { completeLocation, straightened, type StatedLocation } from '../location/completeLocation.ts';
import { phoneOfAddress } from '../values/addressValue.ts';
import { servedTown } from '../values/cityValue.ts';
import { readLocation } from '../values/readLocation.ts';
import { readPosition } from '../values/readPosition.ts';
import { readReviews } from './readReviews.ts';
import { ValueProblem } from './rowProblem.ts';
import { rowKindOf } from './rowKindOf.ts';
import { RowValues, type ColumnPlan } from './rowValues.ts';
import { publicMail } from './publicMail.ts';
import { namelessProblems } from '../missingName.ts';
import { nameOf } from '../nameValue.ts';
import type { RowProblem, SheetRow } from '../formats/sheetRow.ts';
import { categoryOf, firstCategoryOf } from '../values/categoryValue.ts';
import { levelBeforeKind, priceRangeOf } from '../values/numbers/priceValue.ts';
import { withAreaCode } from '../details/withAreaCode.ts';
import { isLabelled, labelledSite } from '../details/labelledLinks.ts';
import { emailOf, phoneOf } from '../values/smallValues.ts';
import { statedStatusOf, statusOf } from '../values/statusValue.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import { booleanOf, isMissing, proseOf } from '../values/textValue.ts';
import { timeZoneAt, timeZoneOf, timeZoneOfCountry } from '../../../../lib/geography/timeZones.ts';
import { isMapLink } from '../values/placeIds.ts';
import { isPastDay } from '../details/isPastDay.ts';
import { readIds } from './readIds.ts';

const maxProseLength = 100_000;

export type CheckedRow = { row: ImportedRow } | { problems: RowProblem[] };

/** Countries of rows that give no sign of theirs. */
interface DefaultCountries {
  /** Given by the operator. */
  given?: string | null;
  /** Of the directory that the rows were copied from. */
  ofDirectory?: string | null;
}

/**
 * Turns the cells of a row into a listing. Only a missing name or a damaged record refuses it; any other value that can't be
 * read is left empty, with a warning. A row without a sign of its country is in that of its directory, else in the given one. Pure.
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
  const written = readPlain(values);
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

/** A column that repeats the name of the place or of its town says nothing of its kind, unless that is the name of one. */
function readCategory(values: RowValues, type: string | null, others: (string | null)[]): string | null {
  const known = type !== null && (kindOf(type)?.confidence ?? 0) >= sureKind ? type : null;
  const stated = values.first('category', (text, header) => {
    const written = kindUnder(header, text, categoryOf(text));
    const isCuisine = /cuisine/i.test(header);
    const category = written !== null && isCuisine ? ofCuisine(written) : written;
    // 'Norddeutsch' beside 'restaurant' is what it cooks.
    if (isCuisine && known !== null && written !== null && kindOf(written) === null) return known;
    return category !== null && others.includes(category) && kindOf(category) === null ? null : category;
  });
  return stated ?? type ?? values.first('subtypes', firstCategoryOf);
}

/** 'Lebanese' in a column of cuisines: the restaurant that has it. */
function ofCuisine(cuisine: string): string {
  const { kind = '', confidence = 1 } = kindOf(cuisine) ?? {};
  const isOnly = confidence < sureKind && kind.startsWith('amenity/restaurant') && /^[\w -]+$/.test(cuisine);
  return isOnly ? `${cuisine} restaurant` : cuisine;
}

type Reader = Exclude<CellParser, 'custom'>;
/** '["First.", "Second."]': the paragraphs of a text as a list. */
function paragraphsOf(text: string): string {
  const list = text.startsWith('[') ? jsonIn(text) : undefined;
  const areTexts = Array.isArray(list) && list.every((each) => typeof each === 'string');
  return areTexts ? list.join('\n') : text;
}

type PlainField = Exclude<ListingFieldName, FieldsWith<{ cell: 'custom' }>>;
type PlainValues = { [Name in PlainField]: FieldValue<Name> | null };

const readers: Record<Reader, (text: string) => string | number | boolean | null> = {
  boolean: booleanOf,
  category: categoryOf,
  email: emailOf,
  link: linkOf,
  photo: untruncated(pictureOf),
  phone: phoneOf,
  price: priceRangeOf,
  prose: (text) => proseOf(paragraphsOf(text), maxProseLength),
  rating: ratingOf,
};

const areLinks = (text: string) => text.split(/\s+/).every((word) => /^https?:\/\/./i.test(word));

/** Lines of results of maps are not what places say of themselves, nor are addresses of pages. */
const describing = (text: string) =>
  isOfResult(text.trim()) || areLinks(text.trim()) ? null : readers.prose(text);

/** A table or a dish is ordered with a service; the page of a place on a network is found under its own header. */
const ordering = (text: string) => {
  const link = readers.link(text);
  return typeof link === 'string' && isPageOfNetwork(link) ? null : link;
};

const ownReaders: Partial<Record<ListingFieldName, (text: string) => unknown>> = {
  description: describing,
  orderLink: ordering,
  reservationLink: ordering,
};

const plainReaders = listingFieldNames.flatMap((name) => {
  const { cell } = fieldSpec(name);
  return cell === 'custom' ? [] : [[name, ownReaders[name] ?? readers[cell]] as const];
});

/** The fields of the catalogue that follow from their own column alone. */
function readPlain(values: RowValues): PlainValues {
  const plain: Partial<Record<ListingFieldName, unknown>> = {};
  for (const [name, read] of plainReaders) plain[name] = values.first(name, read);
  plain.rating ??= values.first('ratingOfTen', ratingOfTen);
  plain.priceRange ??= values.first('category', levelBeforeKind) ?? values.first('type', levelBeforeKind);
  const partsOfPhone = values.every('phonePart', (text) => text.replace(/[^\d-]/g, ''));
  if (partsOfPhone.length > 1) plain.phone ??= phoneOf(partsOfPhone.join('-'));
  plain.phone ??= values.first('address', (text) => phoneOf(phoneOfAddress(text) ?? ''));
  return plain as PlainValues;
}

function readLinks(values: RowValues) {
  // A link whose kind only the value reveals.
  const labelled = values.first('anyLink', labelledSite);
  const unnamed = labelled ?? values.first('anyLink', (text) => (isLabelled(text) ? null : linkOf(text)));
  const isMap = unnamed !== null && isMapLink(unnamed);
  return {
    website:
      values.first('website', siteOf) ??
      (isMap || unnamed === null ? null : siteOf(unnamed)) ??
      // Where a place has no address of mail, some lists write its site.
      values.first('email', (text) => (/^(?:https?:\/\/|www\.)[^\s@]+$/i.test(text) ? siteOf(text) : null)),
    locationLink:
      values.first('locationLink', mapPageOf) ??
      (isMap ? unnamed : null) ??
      values.first('address', mapLinkOf) ??
      values.first('coordinates', mapLinkOf),
    reviewsLink: values.first('reviewsLink', linkOf),
  };
}

const servesTown = (text: string) => (servedTown(text) === null ? null : true);

/** A link under a word for maps: a map leads to places within it, never from its front page. */
function mapPageOf(text: string): string | null {
  const link = linkOf(text);
  return link !== null && isFrontPage(link) && !isMapLink(link) ? null : link;
}

const isFrontPage = (link: string) => /^https?:\/\/[^/?#]+\/?(?:[?#]|$)/i.test(link);

/** A link to a map, in a column that other things are in. */
function mapLinkOf(text: string): string | null {
  return isMapLink(text) ? linkOf(text) : null;
}

function readStatus(values: RowValues): ImportedRow['businessStatus'] {
  const stated = values.first('businessStatus', statedStatusOf);
  if (stated !== null) return stated;
  const isGone = values.first('permanentlyClosed', booleanOf);
  const isPaused = values.first('temporarilyClosed', booleanOf);
  const isClosed = values.first('isClosed', booleanOf);
  if (isGone || isClosed || values.first('closedOn', (text) => isPastDay(text))) return 'CLOSED_PERMANENTLY';
  if (isPaused) return 'CLOSED_TEMPORARILY';
  if ((isGone === false && isPaused === false) || isClosed === false) return 'OPERATIONAL';
  // Hours of a place that is closed permanently say so instead.
  return values.first('liveStatus', statusOf) ?? values.first('workingHours', statusOf);
}

/** Cards of a map have the kind of a place where others have its address: 'Coffee shop' in both columns. */
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

/** Sections from `about` cells and from columns of single features; plain text becomes the detailed information. */
function readAbout(
  values: RowValues,
  plan: ColumnPlan,
  cells: SheetRow,
): Pick<ImportedRow, 'about' | 'detailedInfo'> {
  let plainText: string | null = null;
  const sections = values.first('about', (text) => {
    const read = aboutOf(text);
    plainText ??= read.text === null ? null : proseOf(read.text, maxProseLength);
    return read.about;
  });
  const about = sections ?? {};
  for (const { index, parts: [section = '', feature = ''] = [] } of plan.get('feature') ?? []) {
    const text = cells.cells[index]?.trim() ?? '';
    if (!isMissing(text)) addFeature(about, section, feature, booleanOf(text) ?? text);
  }
  return {
    about: Object.keys(about).length > 0 ? about : null,
    detailedInfo: values.first('detailedInfo', (text) => proseOf(text, maxProseLength)) ?? plainText,
  };
}

/** Sheets cut long cells at their limit; a list of extras that was cut there is omitted, not held against the row. */
function untruncated<Value>(read: (text: string) => Value | null): (text: string) => Value | null {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      const isCut = text.length >= readingLimits.workbookCell - 10;
      if (isCut && error instanceof ValueProblem && error.code === 'BAD_JSON') return null;
      throw error;
    }
  };
}
