/** The letters of a column counted from 0: A, B, … Z, AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The column from 0 that letters (AB) or a number from 1 (28) name; null if the text is neither. */
export function columnNamed(text: string): number | null {
  const trimmed = text.trim();
  if (/^[1-9]\d{0,4}$/.test(trimmed)) return Number(trimmed) - 1;
  if (!/^[A-Za-z]{1,3}$/.test(trimmed)) return null;
  let column = 0;
  for (const letter of trimmed.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
