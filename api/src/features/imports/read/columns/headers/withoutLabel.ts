import type { ColumnField } from '../columnFields.ts';
import { headerReading } from '../headerReading.ts';

/** A label with a colon before a value: 'Address: ', '地址：'. */
const label = /^(\p{L}[\p{L}\p{M}. ]{1,24}?)\s*[:：]\s*(?=\S)/u;

/** Removes the label of the field before a value: 'Address: 79 Airport Rd'. Pure. */
export function withoutLabel(text: string, field: ColumnField): string {
  const name = label.exec(text)?.[1];
  return name !== undefined && headerReading(name)?.field === field ? text.replace(label, '') : text;
}
