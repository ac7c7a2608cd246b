import { areLow, areShares } from '../content/columnContent.ts';
import { shareOf } from '../headers/judgedHeader.ts';

/** Minimum number of figures, and minimum share of them that must match. */
const [minRated, mostly] = [8, 0.8];

const starWord =
  /^(?:hotel|michelin)?(?:stars?|star(?:rating|class(?:ification)?|category|grade|level)|class(?:ification)?|sterne|etoiles|estrellas|stelle|estrelas|yildiz|звезд|звезды)(?:(?:de)?michelin)?$/u;

export const isStarClassHeader = (comparable: string) => starWord.test(comparable.replaceAll(/[\s_.-]/g, ''));

/** Whether figures are not ratings by visitors: hotel classes and guide awards are whole stars, search scores have many decimals. */
export function areNonRatingNumbers(comparable: string, values: readonly string[]): boolean {
  if (values.length < minRated) return false;
  // Some have none, and some a mistake.
  if (isStarClassHeader(comparable))
    return shareOf(values, (value) => /^[0-5](?:\.0+)?$/.test(value)) >= 0.95;
  return (
    areShares(values) ||
    (comparable === 'score' &&
      (areLow(values) || shareOf(values, (value) => /^\d+\.\d\d\d*[1-9]/.test(value)) >= mostly))
  );
}
