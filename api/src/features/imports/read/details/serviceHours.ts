import { DAYS, type WorkingHours } from '../../../../../../domain/hours/openingHours.ts';
import { structuredFields, type OtherHours } from '../../../../../../domain/listing/structuredFields.ts';
import { isJsonLike, isObject, parseJson, type Json } from '../values/jsonValue.ts';
import { hoursOf } from '../values/hours/hoursValue.ts';
import { cleanCell } from '../values/textValue.ts';
import { findDateHours } from './dateHours.ts';
import { unknownForm } from './unknownForm.ts';

const maxServices = 20;
const maxNameLength = 60;

/** 'drive_through' -> 'Drive through'; 'DELIVERY' -> 'Delivery'. */
function serviceName(name: string): string | null {
  const words = cleanCell(name)
    .replace(/[_:|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = words === words.toUpperCase() ? words.toLowerCase() : words;
  return plain === '' || plain.length > maxNameLength ? null : plain.charAt(0).toUpperCase() + plain.slice(1);
}

function weekOf(value: Json): WorkingHours | null {
  const week = hoursOf(typeof value === 'string' ? value : JSON.stringify(value));
  return week !== null && DAYS.some((day) => week[day] !== undefined) ? week : null;
}

function addServices(services: Map<string, WorkingHours>, value: Json): void {
  if (Array.isArray(value)) {
    for (const one of value) addServices(services, one);
    return;
  }
  if (!isObject(value) || services.size >= maxServices) return;
  const typed = value['secondaryHoursType'] ?? value['hoursType'] ?? value['name'] ?? value['type'];
  const ofType = value['weekdayDescriptions'] ?? value['periods'] ?? value['hours'] ?? value['week'];
  const entries: [string, Json][] =
    typeof typed === 'string' && ofType !== undefined ? [[typed, ofType]] : Object.entries(value);
  for (const [key, hours] of entries) {
    const name = serviceName(key);
    // Hours of dates are special ones, whatever they are called.
    const week =
      name === null || typeof hours === 'boolean' || findDateHours(hours) !== null ? null : weekOf(hours);
    if (name !== null && week !== null && services.size < maxServices) services.set(name, week);
  }
}

/** Opening hours of single services, such as the kitchen's; null if there are none. Throws ValueProblem for an unknown form. */
export function serviceHoursOf(text: string): OtherHours | null {
  if (!isJsonLike(text)) throw unknownForm(text);
  const value = parseJson(text);
  const services = new Map<string, WorkingHours>();
  addServices(services, value);
  if (services.size === 0 && findDateHours(value) === null && /\d/.test(text)) throw unknownForm(text);
  return structuredFields.otherHours.read(Object.fromEntries(services));
}
