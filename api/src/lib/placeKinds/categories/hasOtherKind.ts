import { kindWords } from '../kindKey.ts';
import { isHead, kindOf, sureKind, type KindMatch } from '../kindOf.ts';

/**
 * Whether an additional name of a kind contains the name of another kind and none of this kind: the dictionary lists "brunch
 * restaurant" under cafés, although that is not a name of cafés; a "burger restaurant" is named after burgers.
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
