import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { entityRank } from '../headerReading.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

const fewest = 3;
const mostly = 0.9;

const isKind = (header: string) => (kindOf(header)?.confidence ?? 0) >= sureKind;
const areNames = (values: readonly string[]) =>
  values.length >= fewest &&
  new Set(values).size >= values.length * mostly &&
  shareOf(
    values,
    (value) => /\p{L}{2}/u.test(value) && value.length <= 120 && !/^\S+[.:@]\S+$/.test(value),
  ) >= mostly;

/** A column that is called as its rows are by a word that names a kind of place: 'Bar', 'Farmacia', 'Museen', 'Escola'. */
export function readNameOfKind(judged: readonly JudgedHeader[]): void {
  if (judged.some(({ reading, choice }) => reading?.field === 'name' || choice === 'name')) return;
  const found = judged.find(
    ({ header, values, reading, dropped, choice }) =>
      reading === undefined &&
      dropped === undefined &&
      choice === undefined &&
      isKind(header) &&
      areNames(values),
  );
  if (!found) return;
  found.reading = { field: 'name', rank: entityRank };
  found.fit = 'fits';
}
