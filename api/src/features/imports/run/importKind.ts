/** Imports and their undoing run one after another: two at the same time would race for the same places. */
export const importKind = { kind: 'import', queue: 'imports' } as const;
export const undoKind = { kind: 'undoImport', queue: 'imports' } as const;

/** The import that a job of one of these kinds is for. */
export function importIdOf(payload: unknown): number {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'importId' in payload &&
    typeof payload.importId === 'number'
  ) {
    return payload.importId;
  }
  throw new Error('an import job without an import');
}
