import { isJsonLike } from '../../values/jsonValue.ts';
import { pairWithin } from '../../values/location/readPosition.ts';
import { isKey } from '../content/columnText.ts';
import type { ColumnField } from '../columnFields.ts';
import { isLiveStatus } from '../content/liveStatus.ts';
import { isReadBy } from './isReadBy.ts';

const isPair = isReadBy(pairWithin);

/** Patterns that identify a value independently of its header. */
const forms = {
  link: (text: string) =>
    /^(?:https?:)?\/\/\S+$|^www\.\S+$|^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,10}(?:\/\S*)?$/u.test(text),
  mail: (text: string) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text),
  date: (text: string) =>
    /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}\S*)?$|^\d{1,2}([./-])\d{1,2}\1\d{4}$/.test(text),
  time: (text: string) => /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?$/i.test(text),
  hours: (text: string) =>
    text.length <= 60 && /\d{1,2}:\d{2}\s?(?:[ap]m)?\s?[-–—]\s?\d{1,2}:\d{2}/i.test(text),
  moment: isLiveStatus,
  key: (text: string) => isKey(text) && !/^[+\d-]+$/.test(text),
  share: (text: string) => /^\d+(?:[.,]\d+)?\s?%$/.test(text),
  money: (text: string) => /^\p{Sc}\s?\d[\d.,]*$|^\d[\d.,]*\s?\p{Sc}$/u.test(text),
  distance: (text: string) => /^\d+(?:[.,]\d+)?\s?(?:km|m|mi|miles|metros?)$/i.test(text),
  position: (text: string) => text.length <= 60 && isPair(text),
  flag: (text: string) => /^(?:true|false|yes|no)$/i.test(text),
  rated: (text: string) => /^[1-5][.,]\d\s?\(\d[\d.,]*\)$/.test(text),
  json: isJsonLike,
} as const;

type Form = keyof typeof forms;

/** Fields of words and codes, with the patterns of other fields that their columns may legitimately contain. */
const ofWords: Partial<Record<ColumnField, readonly Form[]>> = {
  street: [],
  city: [],
  state: [],
  postalCode: [],
  category: ['json'],
  type: ['json'],
  subtypes: ['json'],
  description: ['json'],
  detailedInfo: ['json'],
  phone: ['json', 'link'],
  address: ['json', 'position'],
  priceRange: ['json', 'money'],
};

/** Minimum number of values, and minimum share of them that must match a pattern. */
const minValues = 3;
const mostly = 0.8;

/** Whether values have forms that other fields have: dates under 'Street', keys under 'State', shares under 'Postcode'. */
export function haveForeignForms(field: ColumnField, values: readonly string[]): boolean {
  const own = ofWords[field];
  if (own === undefined || values.length < minValues) return false;
  const foreign = Object.entries(forms).filter(([form]) => !own.includes(form as Form));
  return values.filter((value) => foreign.some(([, isOf]) => isOf(value))).length >= values.length * mostly;
}
