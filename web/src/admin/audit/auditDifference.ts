import { inWeekOrder } from '../../../../domain/hours/inWeekOrder.ts';
import { messageText } from '../shared/text/messageText.ts';

export interface DifferenceRow {
  /** Path of the field, such as TOP.houseAd.title. */
  field: string;
  before: string | null;
  after: string | null;
}

/** Deeper than this a value is shown as JSON. */
const DEEPEST = 3;

/** The fields in which two states differ, in their order; null if a state has none. */
export function auditDifference(before: unknown, after: unknown): DifferenceRow[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((row) => row.before !== row.after);
}

function fieldsOf(value: unknown, path = '', depth = 0): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  const message = messageText(value, null);
  if (message !== null) return new Map([[path, message]]);
  if (typeof value === 'object' && !Array.isArray(value) && depth < DEEPEST)
    return new Map(
      inWeekOrder(value).flatMap(([name, part]) => [
        ...fieldsOf(part, path ? `${path}.${name}` : name, depth + 1),
      ]),
    );
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return new Map([[path, text === 'true' ? 'Evet' : text === 'false' ? 'Hayır' : text]]);
}
