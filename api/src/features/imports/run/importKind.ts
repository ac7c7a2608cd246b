import { object } from 'yup';
import { jobKind, rowId, type Nothing } from '../../../jobs/jobKind.ts';
import type { ImportResult } from '../merge/applyImport.ts';
import type { UndoResult } from '../undo/undoResult.ts';

/** The import that a job applies or undoes. */
export interface ImportPayload {
  importId: number;
}

const payload = object({ importId: rowId });

/** Imports and their undos run one after another: two at the same time would race for the same categories and cities. */
export const importKind = jobKind<ImportPayload, ImportResult | Nothing>({
  kind: 'import',
  queue: 'imports',
  payload,
});

export const undoKind = jobKind<ImportPayload, UndoResult | Nothing>({
  kind: 'undoImport',
  queue: 'imports',
  payload,
});
