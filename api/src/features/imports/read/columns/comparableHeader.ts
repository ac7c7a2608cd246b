import { foldText } from '../../../../../../domain/text/fold.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';

/** Letters that people write for one another in Arabic and Persian: المحافظه for المحافظة, الى for إلى, ك for ک. */
const alike: Readonly<Record<string, string>> = { ة: 'ه', أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك' };

/** Form in which headers are compared: 'Postal Code', 'postal_code' and 'postalCode' are one; dots and slashes stay. */
export const comparableHeader = memoize((header: string): string => {
  const letters = foldText(header).replace(/\[\]|ـ|[^\p{L}\p{N}./]+/gu, '');
  return withoutTrailing(
    letters.replace(/[ةأإآىیک]/g, (letter) => alike[letter] ?? letter),
    /[./]/,
  );
});
