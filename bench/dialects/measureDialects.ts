import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { normaliseWorkingHours } from '../../domain/hours/read/normaliseHours.ts';
import { DAYS, type WorkingHours } from '../../domain/hours/openingHours.ts';
import type { ListingFieldName } from '../../domain/listing/fields.ts';
import { foldText } from '../../domain/text/fold.ts';
import { readRows } from '../../api/src/features/imports/read/rows/readRows.ts';
import { plainDigits } from '../../api/src/features/imports/read/values/numbers/plainDigits.ts';
import { completeLocation } from '../../api/src/features/imports/read/location/completeLocation.ts';
import type { ImportedRow } from '../../api/src/features/imports/stage/importedRow.ts';
import { isTown, placesNamed } from '../../api/src/lib/gazetteer/gazetteer.ts';
import { normalisePhone } from '../../api/src/lib/text/phones/phoneNumber.ts';
import { kindOf } from '../../api/src/lib/placeKinds/kindOf.ts';
import { mixSeeds, Random } from '../generator/random.ts';
import type { Dialect, DialectColumn } from './dialect.ts';
import { writeDialect } from './writeDialect.ts';
import { kindName, trueListings, type TrueListing } from './trueListings.ts';

export interface FieldScore {
  /** Values that the file states; for country and city, values that a person could infer. */
  stated: number;
  /** Those among them that are stored correctly. */
  right: number;
  /** Stored values that are wrong, or that the file does not imply. */
  wrong: number;
}

export interface DialectScore {
  dialect: string;
  listings: number;
  read: number;
  refused: number;
  /** Columns that an operator would be asked about. */
  asked: number;
  /** Values about persons that would be public. */
  personal: number;
  /** Rows with a name that no listing has: totals and notes read as listings, wrong names. */
  extra: number;
  fields: Map<ListingFieldName, FieldScore>;
  /** Examples of wrong and missing values. */
  faults: string[];
}

/** Compared fields; others are derived from these. */
const compared = [
  'name',
  'category',
  'phone',
  'website',
  'email',
  'address',
  'street',
  'city',
  'state',
  'postalCode',
  'countryCode',
  'latitude',
  'longitude',
  'rating',
  'reviewCount',
  'workingHours',
  'businessStatus',
  'description',
  'placeId',
  'googleId',
  'photoUrl',
  'priceRange',
] as const satisfies readonly ListingFieldName[];
type Compared = (typeof compared)[number];

/** Fields that can be inferred if the file states the address or the city. */
const implied: readonly Compared[] = ['city', 'countryCode'];

const bare = (text: string) => foldText(plainDigits(text)).replace(/[^\p{L}\p{N}]+/gu, '');
const host = (text: string) => text.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** Whether a field has a value; a street may be in the address, and a photo in the image field. */
function hasValue(field: Compared, row: ImportedRow): boolean {
  if (field === 'street') return (row.street ?? row.address) !== null;
  return row[field] !== null || (field === 'photoUrl' && row.imageUrl !== null);
}

/** Whether a stored value is correct; an address may include or omit parts that are in other columns. */
function isRight(field: Compared, row: ImportedRow, truth: TrueListing): boolean {
  const value = row[field];
  switch (field) {
    case 'name':
      return bare(row.name) === bare(truth.name);
    case 'category': {
      const kind = kindOf(String(value), truth.country.language)?.kind;
      const own = kindOf(truth.category, truth.country.language)?.kind;
      return (
        [truth.category, kindName(truth.kind, 'en')].some((name) => bare(name) === bare(String(value))) ||
        (kind !== undefined && kind === own)
      );
    }
    case 'phone':
      return row.phoneNormalised === normalisePhone(truth.phone, truth.country.code);
    case 'website':
      return host(String(value)) === host(truth.website);
    case 'address':
      return (
        bare(String(value)).includes(bare(truth.street)) || bare(truth.address).includes(bare(String(value)))
      );
    case 'street':
      return bare(truth.street) === bare(String(value ?? row.address));
    case 'city':
      return bare(row.city ?? '') === bare(truth.city) || isOnePlace(row.city ?? '', truth);
    case 'state':
      // A province may have the name of its city.
      return [truth.state, truth.city].some((name) => bare(name) === bare(String(value)));
    case 'countryCode':
      return value === truth.country.code;
    case 'latitude':
    case 'longitude':
      return Math.abs(Number(value) - truth[field]) < 0.0005;
    case 'rating':
    case 'reviewCount':
      return value === truth[field];
    case 'workingHours':
      return sameHours(row.workingHours, truth);
    case 'businessStatus':
      return value === truth.status;
    case 'photoUrl':
      return value === truth.photo || row.imageUrl === truth.photo;
    case 'priceRange':
      return /^\$+$|\d.*円$/.test(String(value));
    case 'description':
      // Markup is sanitised when it is stored.
      return bare(String(value).replace(/<[^>]*>/g, '')).startsWith(bare(truth.description));
    default:
      return bare(String(value)) === bare(String(truth[field]));
  }
}

/** Whether a name is one of the city in another language. */
function isOnePlace(name: string, { city, country }: TrueListing): boolean {
  const idsOf = (of: string) =>
    placesNamed(of).flatMap((place) => (isTown(place) && place.country === country.code ? [place.id] : []));
  const own = new Set(idsOf(city));
  return idsOf(name).some((id) => own.has(id));
}

function sameHours(hours: WorkingHours | null, { week }: TrueListing): boolean {
  const own = normaliseWorkingHours(weekTexts(week));
  // Lists of opening hours omit closed days.
  return hours !== null && DAYS.every((day) => (hours[day] ?? 'Closed') === own?.[day]);
}

/** Hours of each day in the unambiguous form of our own export. */
function weekTexts(week: TrueListing['week']): WorkingHours {
  const time = (minute: number) =>
    `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return Object.fromEntries(
    DAYS.map((day, i) => {
      const ranges = week[i] ?? [];
      const isAllDay = ranges.some(([start, end]) => end - start === 1440);
      const text = ranges.map(([start, end]) => `${time(start)}-${time(end)}`).join(', ');
      return [day, isAllDay ? 'Open 24 hours' : text || 'Closed'];
    }),
  );
}

/** Reads `count` listings in a dialect and compares each value with the truth. */
export async function measureDialect(dialect: Dialect, seed: number, count: number): Promise<DialectScore> {
  const listings = trueListings(
    mixSeeds(seed, dialect.name.length),
    dialect.countries,
    count,
    dialect.hasWeeks,
  );
  const order = dialect.isFixed
    ? [...dialect.columns]
    : new Random(seed).sample(dialect.columns, dialect.columns.length);
  const { rows, refused, asked } = await readBack(dialect, order, listings);
  const score: DialectScore = {
    ...{ dialect: dialect.name, listings: listings.length, read: rows.length, refused, asked },
    ...{ personal: 0, extra: 0, fields: new Map(), faults: [] },
  };
  const byName = new Map(listings.map((listing, index) => [bare(listing.name), { listing, index }]));
  // A row with a wrong name is identified by its order.
  rows.forEach((row, at) => {
    const known = byName.get(bare(row.name));
    if (!known) score.extra += 1;
    const { listing, index } = known ?? { listing: listings[at], index: at };
    if (!listing) return;
    const cells = order.map((column) => [column, column.write(listing, index)] as const);
    compare(score, row, listing, cells);
  });
  return score;
}

type WrittenCell = readonly [DialectColumn, string];

function compare(
  score: DialectScore,
  row: ImportedRow,
  truth: TrueListing,
  cells: readonly WrittenCell[],
): void {
  const stated = new Set<string>(cells.flatMap(([{ holds }, text]) => (text.trim() === '' ? [] : [holds])));
  if (stated.has('latitude')) stated.add('longitude');
  // A live status states no business status.
  const isLiveStatus = cells.some(([{ holds }, text]) => holds === 'businessStatus' && /⋅/.test(text));
  if (isLiveStatus) stated.delete('businessStatus');
  if (row.rating !== null && cells.some(([{ holds }, text]) => holds === 'rating' && /\(\d/.test(text)))
    stated.add('reviewCount');
  const isPlaced = ['address', 'city', 'street', 'latitude'].some((field) => stated.has(field));
  const couldTell = new Set<string>(
    isPlaced
      ? implied.filter((field) => field !== 'city' || stated.has('address') || stated.has('city'))
      : [],
  );
  for (const field of compared) {
    const one = score.fields.get(field) ?? { stated: 0, right: 0, wrong: 0 };
    score.fields.set(field, one);
    const value = row[field];
    const isStated = stated.has(field) || couldTell.has(field);
    const isTrue = hasValue(field, row) && isRight(field, row, truth);
    // A value without a column may be derived, and must then be correct.
    const isKnown =
      isStated ||
      [
        'city',
        'countryCode',
        'postalCode',
        'state',
        'latitude',
        'longitude',
        'placeId',
        'googleId',
        'address',
        'street',
      ].includes(field);
    if (isStated) one.stated += 1;
    if (isStated && isTrue) one.right += 1;
    const isWrong = value !== null && (isKnown ? !isTrue : field !== 'businessStatus' || !isTrue);
    if (isWrong) one.wrong += 1;
    if (isWrong || (isStated && !isTrue)) {
      score.faults.push(
        `${field}: ${JSON.stringify(value)?.slice(0, 120)}${field === 'phone' ? ` ${row.phoneNormalised}` : ''} for ${JSON.stringify(field === 'workingHours' ? truth.hours[0] : (cells.find(([{ holds }]) => holds === field)?.[1] ?? ''))?.slice(0, 120)} (${truth.address})`,
      );
    }
  }
  const shown = bare(JSON.stringify({ ...row, warnings: null, reviews: null }));
  for (const [{ holds, header }, text] of cells) {
    if (holds !== 'person' || text === '' || bare(text).length < 4) continue;
    const isShown =
      shown.includes(bare(text)) ||
      (row.phoneNormalised !== null && row.phoneNormalised === normalisePhone(text, truth.country.code));
    if (!isShown || bare(truth.name).includes(bare(text))) continue;
    score.personal += 1;
    score.faults.push(`person: ${header}: ${text}`);
  }
}

/** Writes the listings as the dialect does, and reads the file. */
async function readBack(dialect: Dialect, order: readonly DialectColumn[], listings: readonly TrueListing[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dialect-'));
  try {
    const fileName = dialect.format === 'xlsx' ? 'list.xlsx' : 'list.csv';
    const file = path.join(folder, fileName);
    writeFileSync(file, writeDialect(dialect, order, listings));
    const rows: ImportedRow[] = [];
    let refused = 0;
    let asked = 0;
    for await (const message of readRows({ path: file, fileName, mapping: null })) {
      if (message.type === 'row') rows.push(message.row);
      if (message.type === 'refused') refused += 1;
      if (message.type === 'columns') asked += message.columns.filter(({ isAsked }) => isAsked).length;
    }
    return { rows: withUsualCountry(rows), refused, asked };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const usualShare = 0.9;

/** The country of nearly all rows for those that show none, as an import completes them. */
function withUsualCountry(rows: readonly ImportedRow[]): ImportedRow[] {
  const counts = new Map<string, number>();
  for (const { countryCode } of rows)
    if (countryCode) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  const known = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const [usual, most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (usual === undefined || most < known * usualShare || most < 3) return [...rows];
  return rows.map((row) => {
    if (row.countryCode !== null) return row;
    const { latitude, longitude, phone } = row;
    const location = completeLocation(row, {
      phone,
      position: { latitude, longitude },
      timeZone: null,
      usualCountry: usual,
    });
    return { ...row, ...location, phoneNormalised: normalisePhone(phone, location.countryCode) };
  });
}
