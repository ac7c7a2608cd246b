import type { ColumnField } from '../columnFields.ts';
import { headerReading } from '../headerReading.ts';

/** 'Address: ', '地址：': a word or two and a colon before the value. */
const label = /^(\p{L}[\p{L}\p{M}. ]{1,24}?)\s*[:：]\s*(?=\S)/u;

/** A value without the name of its field in front, as pages have it: 'Address: 79 Airport Rd'. Pure. */
export function withoutLabel(text: string, field: ColumnField): string {
  const name = label.exec(text)?.[1];
  return name !== undefined && headerReading(name)?.field === field ? text.replace(label, '') : text;
}
