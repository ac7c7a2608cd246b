import { kindUnder } from '../../columns/headers/headerKind.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { type RowValues } from '../rowValues.ts';
import { categoryOf, firstCategoryOf } from '../../values/categoryValue.ts';

/** The category of a row. A value equal to the name or the city counts only if it is a known category. */
export function readCategory(
  values: RowValues,
  type: string | null,
  others: (string | null)[],
): string | null {
  const known = type !== null && (kindOf(type)?.confidence ?? 0) >= sureKind ? type : null;
  const stated = values.first('category', (text, header) => {
    const written = kindUnder(header, text, categoryOf(text));
    const isCuisine = /cuisine/i.test(header);
    const category = written !== null && isCuisine ? ofCuisine(written) : written;
    // 'Norddeutsch' beside 'restaurant' is a cuisine.
    if (isCuisine && known !== null && written !== null && kindOf(written) === null) return known;
    return category !== null && others.includes(category) && kindOf(category) === null ? null : category;
  });
  return stated ?? type ?? values.first('subtypes', firstCategoryOf);
}

/** The category of a cuisine: 'Lebanese' becomes a Lebanese restaurant. */
function ofCuisine(cuisine: string): string {
  const { kind = '', confidence = 1 } = kindOf(cuisine) ?? {};
  const isOnly = confidence < sureKind && kind.startsWith('amenity/restaurant') && /^[\w -]+$/.test(cuisine);
  return isOnly ? `${cuisine} restaurant` : cuisine;
}
