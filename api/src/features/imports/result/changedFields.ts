import { sectionsInOrder } from '../../../lib/sectionsInOrder.ts';

/** A changed field with its values as texts. */
export interface FieldChange {
  /** Name of the field as the graph has it. */
  field: string;
  before: unknown;
  after: unknown;
}

/** Internal columns, which are not shown. */
const inner = new Set([
  ...['phone_normalised', 'opening_minutes', 'special_minutes'],
  ...['edited_fields', 'derived_fields'],
]);

/** The differences between two states by their columns. Pure. */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  const was = sectionsInOrder(asObject(before));
  return Object.entries(sectionsInOrder(asObject(after)))
    .filter(([column]) => !inner.has(column))
    .map(([column, value]) => ({ field: fieldOf(column), before: was[column] ?? null, after: value ?? null }))
    .sort((a, b) => (a.field < b.field ? -1 : 1));
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
