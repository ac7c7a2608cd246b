/** Unsaved work in a form. */
export interface Draft {
  /** Its author: another operator in the same browser does not see it. */
  userCode: string;
}

const nameOf = (form: string) => `draft:${form}`;

/** The tab's draft of a form, which survives a reload and a login. Null if this operator has none. */
export function readDraft<Stored extends Draft>(form: string, userCode: string): Stored | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null') as Stored | null;
    return draft?.userCode === userCode ? draft : null;
  } catch {
    return null; // A browser may forbid its storage, and anybody may have written there.
  }
}

export function storeDraft<Stored extends Draft>(form: string, draft: Stored): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // Without storage the question before leaving is all that guards the work.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // As above.
  }
}
