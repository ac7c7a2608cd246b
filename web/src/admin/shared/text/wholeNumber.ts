/** Parses a whole number of at most nine digits, in which thousands may be marked as '12.450'. NaN for anything else. */
export function wholeNumber(text: string): number {
  const digits = text.trim().replace(/^(\d{1,3})((?:\.\d{3})+)$/, (all) => all.replaceAll('.', ''));
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}
