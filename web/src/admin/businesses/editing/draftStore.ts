import type { EditValues } from './editValues.ts';

/** Work that was not saved, as it stood on the screen. */
export interface Draft {
  /** Who typed it: another operator in the same browser does not see it. */
  userCode: string;
  /** The version of the listing that it was begun on; null for a new one. */
  version: number | null;
  /** The form as that version filled it. */
  base: EditValues;
  values: EditValues;
}

export type DraftKey = number | 'new';

const nameOf = (key: DraftKey) => `businessDraft:${key}`;

/** What this tab keeps for a listing: it outlives a reload and a login. Null where there is nothing of this operator. */
export function readDraft(key: DraftKey, userCode: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') as Draft | null;
    return draft?.userCode === userCode ? draft : null;
  } catch {
    return null; // A browser may forbid its storage, and anybody may have written there.
  }
}

export function keepDraft(key: DraftKey, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Without storage the question before leaving is all that guards the work.
  }
}

export function dropDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // As above.
  }
}
