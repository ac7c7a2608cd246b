/**
 * Parses the typed index of a row, from 1; points and spaces between thousands are ignored. Null if it is no such
 * number.
 */
export function readIndex(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[. ](?=\d{3}(?:\D|$))/g, '');
  const value = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= 2_147_483_647 ? value : null;
}
