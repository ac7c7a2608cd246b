import type { Message } from '../../../../../domain/messages/message.ts';
import { fieldSpec, inputFields, type FieldKind } from '../../../../../domain/listing/fields.ts';
import { normaliseWorkingHours } from '../../../../../domain/hours/read/normaliseHours.ts';
import { openingMinutes } from '../../../../../domain/hours/openingHours.ts';
import { specialMinutes, type SpecialHours } from '../../../../../domain/hours/specialHours.ts';
import {
  readStructured,
  structuredNames,
  type StructuredName,
} from '../../../../../domain/listing/structuredFields.ts';
import { Prisma, type BusinessStatus } from '../../../generated/prisma/client.ts';
import { storedHtml } from '../../../lib/html/cleanHtml.ts';
import { AppError } from '../../../lib/errors.ts';
import { isStorable } from '../../../lib/text/isStorable.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { regionOfCity } from '../../../lib/gazetteer/regionOfCity.ts';
import { timeZoneAt, timeZoneOf } from '../../../lib/geography/timeZones.ts';
import { ensureCity, ensureCountry } from '../../taxonomy/cities/ensureCity.ts';
import { findCountry } from '../../taxonomy/countries/findCountry.ts';
import type { BusinessInput } from './checkBusinessInput.ts';
import { zoneOfCountry } from './zoneOfCountry.ts';

/** Stored values on which the written ones depend. */
export interface StoredPlace {
  countryCode: string | null;
  state: string | null;
  postalCode: string | null;
  address: string | null;
  street: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  businessStatus: BusinessStatus | null;
  city: { name: string; region: string | null } | null;
  timeZone: string | null;
  derivedFields: readonly string[];
}

/** Columns of a listing with their new values. */
export type BusinessData = Prisma.BusinessUncheckedUpdateInput;

const nowhere: StoredPlace = {
  ...{ countryCode: null, state: null, postalCode: null, address: null, street: null },
  ...{ latitude: null, longitude: null, phone: null, city: null, timeZone: null },
  businessStatus: null,
  derivedFields: [],
};

/** Kinds whose values are stored as they were checked. */
const plainKinds = new Set<FieldKind>(['text', 'longText', 'link', 'email', 'boolean', 'status']);
const plain = [
  'categoryId' as const,
  ...inputFields.filter((name) => plainKinds.has(fieldSpec(name).kind)),
].filter((name) => name !== 'phone');

/**
 * Turns a checked input into columns, with all that follows from it: hours into minutes, a phone into its dialled form,
 * a position into a time zone, names of country and city into theirs, which are made where they are missing.
 * Errors: BAD_INPUT for a category, country, zone or hours that there are not.
 */
export async function businessData(
  tx: Prisma.TransactionClient,
  input: BusinessInput,
  stored: StoredPlace = nowhere,
): Promise<BusinessData> {
  const data: Record<string, unknown> = {};
  for (const name of plain) if (name in input) data[name] = input[name];
  const { businessStatus = null } = input;
  // As an import does; an unknown status does not count.
  if (businessStatus !== null && businessStatus !== stored.businessStatus && !('isOpen' in input))
    data.isOpen = businessStatus === 'OPERATIONAL';
  if (typeof input.categoryId === 'number') await checkCategory(tx, input.categoryId);
  if (typeof input.description === 'string') data.description = storedHtml(input.description);
  else if ('description' in input) data.description = null;
  if ('about' in input) {
    const read = readAbout(input.about);
    // Forms of older clients send '' if they show no text; it never overrides a text sent beside it.
    if (input.about !== '' || !('detailedInfo' in input)) Object.assign(data, read);
  }
  if ('workingHours' in input) Object.assign(data, readHours(input.workingHours));
  for (const name of structuredNames) if (name in input) data[name] = readParts(name, input[name]);
  if ('specialHours' in input)
    data.specialMinutes =
      input.specialHours === null ? [] : specialMinutes(data.specialHours as SpecialHours);

  const country =
    'countryCode' in input || 'country' in input ? await readCountry(tx, input) : stored.countryCode;
  if (country !== stored.countryCode) {
    if (country !== null) await ensureCountry(tx, country);
    data.countryCode = country;
  }
  const position = readPosition(input, stored);
  Object.assign(data, await readCity(tx, { input, stored, country, position }));
  if ('phone' in input || country !== stored.countryCode) {
    const phone = 'phone' in input ? (input.phone as string | null) : stored.phone;
    data.phone = phone;
    data.phoneNormalised = normalisePhone(phone, country);
  }
  return {
    ...data,
    ...position,
    ...(country === stored.countryCode ? {} : newZone(country, position, stored)),
  };
}

/**
 * The city that an input means by its name, its country and, where cities share the name, its region. A listing stays in its
 * city if the name and the country stay and nothing says that it is in another region.
 */
async function readCity(
  tx: Prisma.TransactionClient,
  read: { input: BusinessInput; stored: StoredPlace; country: string | null; position: object },
): Promise<{ cityId?: number | null }> {
  const { input, stored, country, position } = read;
  const name = 'city' in input ? (input.city as string | null) : (stored.city?.name ?? null);
  if (name === null) return 'city' in input ? { cityId: null } : {};
  const { address, street, ...place } = { ...stored, ...input, ...position } as StoredPlace;
  const region =
    country === null ? null : regionOfCity(name, country, { ...place, address: address ?? street });
  const isSame = name === stored.city?.name && country === stored.countryCode;
  if (isSame && (region === null || region === stored.city?.region)) return {};
  return { cityId: await ensureCity(tx, name, country, region) };
}

/** The zone of a new country, where no position, operator or file states one. */
function newZone(
  country: string | null,
  position: object,
  stored: StoredPlace,
): { timeZone?: string | null } {
  if ('timeZone' in position || 'latitude' in position) return {};
  const timeZone = zoneOfCountry(country, { ...stored, hasPosition: stored.latitude !== null });
  return timeZone === stored.timeZone ? {} : { timeZone };
}

/** Columns that `businessData` worked out of others, so that they do not count as edited by hand and follow later changes. */
export function derivedColumns(input: BusinessInput, data: object): string[] {
  return 'timeZone' in data && !('timeZone' in input) && !('latitude' in data) ? ['time_zone'] : [];
}

// Locked, so that it can't be deleted before the listing is written.
async function checkCategory(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM categories WHERE id = ${id}::int FOR KEY SHARE`;
  if (found.length === 0) throw fault('categoryId', 'categoryGone');
}

async function readCountry(tx: Prisma.TransactionClient, input: BusinessInput): Promise<string | null> {
  const field = input.countryCode != null ? 'countryCode' : 'country';
  const text = (input.countryCode ?? input.country ?? null) as string | null;
  if (text === null) return null;
  const code = await findCountry(tx, text);
  if (code === null) throw fault(field, 'countryUnknown');
  return code;
}

// An object, or its JSON text, replaces the sections; any other text is not a list of features.
function readAbout(value: unknown): Record<string, unknown> {
  const parsed = typeof value === 'string' ? jsonObject(value) : value;
  if (parsed === null) return { about: Prisma.DbNull, aboutText: null };
  if (typeof parsed === 'string') return { detailedInfo: parsed === '' ? null : parsed };
  // JSON text may spell what its own letters do not show.
  if (typeof parsed !== 'object' || Array.isArray(parsed) || !isStorable(parsed))
    throw fault('about', 'sectionsUnreadable');
  const sections = Object.entries(parsed).every(([, section]) => isSection(section));
  if (!sections) throw fault('about', 'sectionsShape');
  return { about: parsed, aboutText: JSON.stringify(parsed) };
}

function jsonObject(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function isSection(section: unknown): boolean {
  return (
    typeof section === 'object' &&
    section !== null &&
    !Array.isArray(section) &&
    Object.values(section).every((value) => typeof value === 'boolean' || typeof value === 'string')
  );
}

function readHours(value: unknown): Record<string, unknown> {
  if (value === null) return { workingHours: Prisma.DbNull, openingMinutes: [] };
  const hours = normaliseWorkingHours(value);
  if (hours === null) throw fault('workingHours', 'hoursUnreadable');
  return { workingHours: hours, openingMinutes: openingMinutes(hours) };
}

function readParts(name: StructuredName, value: unknown): object {
  if (value === null) return Prisma.DbNull;
  const read = isStorable(value) ? readStructured(name, value) : null;
  if (read === null) throw fault(name, 'structureUnreadable');
  return read;
}

function readPosition(input: BusinessInput, stored: StoredPlace): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const moved = 'latitude' in input || 'longitude' in input;
  const at = (name: 'latitude' | 'longitude') =>
    name in input ? (input[name] as number | null) : stored[name];
  if (moved) {
    const [latitude, longitude] = [at('latitude'), at('longitude')];
    if ((latitude === null) !== (longitude === null)) throw fault('latitude', 'positionIncomplete');
    Object.assign(data, { latitude, longitude });
    if (latitude !== null) data.timeZone = timeZoneAt(latitude, longitude) ?? undefined;
  }
  if ('timeZone' in input) {
    const zone = input.timeZone as string | null;
    if (zone !== null && timeZoneOf(zone) === null) throw fault('timeZone', 'zoneUnknown');
    data.timeZone = zone;
  }
  return data;
}

const fault = (field: string, message: Message) => new AppError('BAD_INPUT', message, { [field]: message });
