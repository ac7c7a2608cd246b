import { foldText } from '../../../../../../domain/text/fold.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';

/** Form in which headers are compared: 'Postal Code', 'postal_code' and 'postalCode' are one; dots and slashes stay. */
export function comparableHeader(header: string): string {
  return withoutTrailing(foldText(header).replace(/\[\]|[^\p{L}\p{N}./]+/gu, ''), /[./]/);
}
