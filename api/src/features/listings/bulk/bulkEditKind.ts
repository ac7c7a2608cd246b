/** Bulk edits and their undos run one after another, in the order of the requests. */
export const bulkEditKind = { kind: 'bulkEdit', queue: 'bulkEdits' } as const;
export const bulkUndoKind = { kind: 'undoBulkEdit', queue: 'bulkEdits' } as const;

/** The change that a job of one of these kinds is for. */
export function bulkEditIdOf(payload: unknown): number {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'bulkEditId' in payload &&
    typeof payload.bulkEditId === 'number'
  ) {
    return payload.bulkEditId;
  }
  throw new Error('a job of a bulk edit without its id');
}
