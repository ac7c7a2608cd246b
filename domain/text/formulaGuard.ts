// In CSV, where cells have no type, programs evaluate a text that begins like a formula.

/** How a formula may begin, also after blanks, and in the full-width characters that some locales accept. */
const formula = '(?:[\\t\\r\\n]|\\s*[=+\\-@＝＋－＠])';
const opensFormula = new RegExp(`^${formula}`);
const isGuarded = new RegExp(`^'+${formula}`);

const apostrophe = 39;

/** Whether a spreadsheet program could take the text for a formula. */
export function looksLikeFormula(text: string): boolean {
  return opensFormula.test(text);
}

/**
 * Text as written to a file: an apostrophe precedes text that would begin a formula in CSV, and text that already looks
 * guarded, so that `withoutGuard` restores the original exactly.
 */
export function withGuard(text: string, isTextTable: boolean): string {
  const looksGuarded = text.charCodeAt(0) === apostrophe && isGuarded.test(text);
  return looksGuarded || (isTextTable && opensFormula.test(text)) ? `'${text}` : text;
}

/** Removes one guarding apostrophe. */
export function withoutGuard(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text;
}
