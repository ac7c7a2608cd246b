import { inWeekOrder } from '../../../../../domain/hours/inWeekOrder.ts';
import { dayLabels, isDay } from '../../../../../domain/listing/labels.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import type { EditField, EditValues } from './editValues.ts';
import { writeEditHours } from './editHours.ts';
import { writeEditSections } from './editSections.ts';

const statusNames = {
  OPERATIONAL: 'Faaliyette',
  CLOSED_TEMPORARILY: 'Geçici olarak kapalı',
  CLOSED_PERMANENTLY: 'Kalıcı olarak kapalı',
} as const;

/** A form value as a line of text; '' if empty. */
export function showValue(values: EditValues, field: EditField): string {
  if (field === 'categoryId') return values.categoryName;
  if (field === 'workingHours') return showStored(writeEditHours(values.workingHours));
  if (field === 'about') return showStored(writeEditSections(values.about));
  return showStored(values[field], field);
}

/** Hours of a whole day, as they are stored. */
const hourWords: Readonly<Record<string, string>> = { Closed: 'Kapalı', 'Open 24 hours': '24 saat açık' };
const countryFields = new Set(['countryCode', 'country_code', 'country']);

/**
 * A stored value of any kind as text, HTML without its tags. `path` is its field or column, or a part of it such as
 * `working_hours.Monday`: hours and countries are shown in Turkish.
 */
export function showStored(value: unknown, path = ''): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'Evet';
  if (value === false) return 'Hayır';
  if (typeof value === 'number')
    return Number.isInteger(value) ? formatNumber(value) : String(value).replace('.', ',');
  if (Array.isArray(value)) return value.map((part) => showStored(part)).join(', ');
  if (typeof value === 'object') {
    return inWeekOrder(value)
      .map(([name, part]) => `${nameOf(name)}: ${showStored(part, name)}`)
      .join(' · ');
  }
  const text = String(value);
  const word = codeWord(text, path);
  if (word !== null) return word;
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The Turkish word of a code, a country or the hours of a whole day; null for any other text. */
export function codeWord(text: string, path: string): string | null {
  const part = path.split('.').at(-1) ?? '';
  if (countryFields.has(part)) return countryLabel(text);
  // Special hours are stored by date.
  if ((isDay(part) || /^\d{4}-\d{2}-\d{2}$/.test(part)) && Object.hasOwn(hourWords, text))
    return hourWords[text] ?? null;
  return Object.hasOwn(statusNames, text) ? statusNames[text as keyof typeof statusNames] : null;
}

const nameOf = (name: string) => (isDay(name) ? dayLabels[name] : name);
