import { foldText } from '../../../../../../../domain/text/fold.ts';

/** Letters by which a word is known in another form: 'Apteka' in 'apteki'. */
const stem = 5;
const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}{4,}/gu) ?? [];
const stemsOf = (text: string): string[] => wordsOf(text).map((word) => word.slice(0, stem));

/** Rows from which it shows, how often the names must agree with their row, and how much more often than with another row. */
const [minRows, minShare, lift] = [8, 0.15, 2];

/** A name and another value of a row. */
export interface NamedValue {
  name: string;
  value: string;
}

/** Whether values agree with the names of their own rows more often than with those of other rows. */
function agree(
  rows: readonly NamedValue[],
  isOf: (stems: readonly string[], value: string) => boolean,
): boolean {
  const written = rows.filter(({ name, value }) => name !== '' && value !== '');
  if (written.length < minRows) return false;
  const names = written.map(({ name }) => stemsOf(name));
  const share = (shift: number) =>
    written.filter(({ value }, at) => isOf(names[(at + shift) % names.length] ?? [], value)).length /
    written.length;
  const own = share(0);
  // Several others, since rows may stand in an order.
  const shifts = [1, 2, 3, 5].map((part) => Math.max(1, Math.floor((names.length * part) / 7)));
  const others = shifts.map(share).reduce((sum, one) => sum + one, 0) / shifts.length;
  return own >= minShare && own >= others * lift;
}

/** Whether words are in the names of their rows, as kinds of places are in any language. */
export const wordsAgreeWithNames = (rows: readonly NamedValue[]): boolean =>
  agree(rows, (stems, value) => {
    const own = new Set(stemsOf(value));
    return stems.some((one) => own.has(one));
  });

/** Whether addresses of the web or of mail have a word of the names of their rows in them, as those of the places do. */
export const addressesAgreeWithNames = (rows: readonly NamedValue[]): boolean =>
  agree(rows, (stems, value) => {
    const address = foldText(value);
    return stems.some((one) => address.includes(one));
  });
