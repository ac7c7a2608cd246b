import { kindWords } from './kindKey.ts';
import { isHead, kindOf, sureKind, type KindMatch } from './kindOf.ts';

/**
 * Whether a further name of a kind has the name of another kind in it, and none of this kind. A "brunch restaurant" is listed
 * under cafés, and yet cafés are not called so; a "burger restaurant" is named after burgers.
 */
export function hasOtherKind(name: string, { kind, confidence }: KindMatch): boolean {
  const words = kindWords(name);
  if (confidence === 1 || words.length < 2) return false;
  const named = words
    .filter((word) => !isHead(word))
    .map((word) => kindOf(word))
    .filter((match) => match !== null);
  const isOfThis = (other: string) => `${kind}/`.startsWith(`${other}/`) || other.startsWith(`${kind}/`);
  return (
    named.some((other) => other.confidence === 1 && !isOfThis(other.kind)) &&
    !named.some((other) => other.confidence >= sureKind && isOfThis(other.kind))
  );
}
