import type { EditValues } from './editValues.ts';

/** Unsaved state of the form. */
export interface Draft {
  /** Its author: another operator in the same browser does not see it. */
  userCode: string;
  /** The version of the listing that it was begun on; null for a new one. */
  version: number | null;
  /** The form as that version filled it. */
  base: EditValues;
  values: EditValues;
}

export type DraftKey = number | 'new';

const nameOf = (key: DraftKey) => `businessDraft:${key}`;

/** The tab's draft of a listing, which survives a reload and a login. Null if this operator has none. */
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
