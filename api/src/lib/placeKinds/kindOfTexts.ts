import { kindOf, sureKind } from './kindOf.ts';

/** The kind that the first of some texts names for certain, as a tag of OpenStreetMap; null if none does. */
export function kindOfTexts(...texts: readonly (string | null | undefined)[]): string | null {
  for (const text of texts) {
    const found = text ? kindOf(text) : null;
    if (found && found.confidence >= sureKind) return found.kind;
  }
  return null;
}
