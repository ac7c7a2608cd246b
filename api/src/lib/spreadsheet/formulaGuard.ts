// Programs take a text cell that begins like a formula for one, where nothing says that it is text: in a text table.

/** How a formula may begin, also behind blanks, and in the full-width signs that some locales read alike. */
const formula = '(?:[\\t\\r\\n]|\\s*[=+\\-@＝＋－＠])';
const opensFormula = new RegExp(`^${formula}`);
const isGuarded = new RegExp(`^'+${formula}`);

const apostrophe = 39;

/** Whether a spreadsheet program could take the text for a formula. */
export function looksLikeFormula(text: string): boolean {
  return opensFormula.test(text);
}

/**
 * Text as it stands in a file of ours: an apostrophe goes before what would begin a formula in a text table, and before
 * what already looks guarded, so that `withoutGuard` gives back exactly what was there.
 */
export function withGuard(text: string, isTextTable: boolean): string {
  const looksGuarded = text.charCodeAt(0) === apostrophe && isGuarded.test(text);
  return looksGuarded || (isTextTable && opensFormula.test(text)) ? `'${text}` : text;
}

/** Takes one guarding apostrophe off. */
export function withoutGuard(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text;
}
