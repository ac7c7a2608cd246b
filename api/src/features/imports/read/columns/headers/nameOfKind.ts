import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { entityRank, wordsOf } from '../headerReading.ts';
import { fieldOfWord } from './headerWords.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

const minCount = 3;
const mostly = 0.9;

const isKind = (header: string) => (kindOf(header)?.confidence ?? 0) >= sureKind;
const areWords = (values: readonly string[]) =>
  values.length >= minCount &&
  shareOf(
    values,
    (value) => /\p{L}{2}/u.test(value) && value.length <= 120 && !/^\S+[.:@]\S+$/.test(value),
  ) >= mostly;
const areNames = (values: readonly string[]) =>
  new Set(values).size >= values.length * mostly && areWords(values);

const idWords = new Set(['id', 'code', 'no', 'nr', 'key', 'codigo', 'cod', 'kod', 'kode', 'uid']);
const isNameWord = (word: string) => fieldOfWord.get(word)?.field === 'name';

/** The rest of a header of two or more words without a word of a given sort; '' if there is no such word or no rest. */
function thingOf(header: string, isOfKind: (word: string) => boolean): string {
  const words = wordsOf(header);
  const others = words.filter((word) => !isOfKind(word));
  return others.length === words.length ? '' : others.join(' ');
}

/** Minimum share of distinct values for ids of rows; codes of regions repeat. */
const minIdShare = 0.9;
const areIds = ({ values }: JudgedHeader) => new Set(values).size >= values.length * minIdShare;

/** A column of names beside a column of ids with the same subject: 'Station Name' beside 'Station ID'. */
function nameBesideId(judged: readonly JudgedHeader[]): JudgedHeader | undefined {
  const ids = judged.filter(areIds);
  const things = new Set(ids.map(({ header }) => thingOf(header, (word) => idWords.has(word))));
  return judged.find(
    ({ header, values, reading, choice }) =>
      reading === undefined &&
      choice === undefined &&
      things.has(thingOf(header, isNameWord) || '-') &&
      areWords(values),
  );
}

/** Reads a column whose header is a category as names, if no other column has names: 'Bar', 'Farmacia', 'Museen', 'Escola'. */
export function readNameOfKind(judged: readonly JudgedHeader[]): void {
  if (judged.some(({ reading, choice }) => reading?.field === 'name' || choice === 'name')) return;
  const found =
    nameBesideId(judged) ??
    judged.find(
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
