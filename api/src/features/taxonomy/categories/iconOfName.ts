import { iconOfKind } from '../../../../../domain/listing/categoryIcons.ts';
import { memoize } from '../../../../../domain/text/memoize.ts';
import { kindOf, sureKind } from '../../../lib/placeKinds/kindOf.ts';

/** Name of the icon of a category by its name in any language; null if the name means no known kind. */
export const iconOfName = memoize((name: string): string | null => {
  const kind = kindOf(name);
  return iconOfKind(name, kind && kind.confidence >= sureKind ? kind.kind : null);
});
