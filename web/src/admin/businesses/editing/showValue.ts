import { formatNumber } from '../../shared/text/formatTurkish.ts';
import type { EditField, EditValues } from './editValues.ts';
import { dayNames, writeEditHours } from './editHours.ts';
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
  return showStored(values[field]);
}

/** A stored value of any kind as text, HTML without its tags. */
export function showStored(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'Evet';
  if (value === false) return 'Hayır';
  if (typeof value === 'number')
    return Number.isInteger(value) ? formatNumber(value) : String(value).replace('.', ',');
  if (Array.isArray(value)) return value.map(showStored).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${nameOf(name)}: ${showStored(part)}`)
      .join(' · ');
  }
  const text = String(value);
  if (Object.hasOwn(statusNames, text)) return statusNames[text as keyof typeof statusNames];
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const nameOf = (name: string) =>
  Object.hasOwn(dayNames, name) ? dayNames[name as keyof typeof dayNames] : name;
