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

/** What a header of two words or more is about besides a word of the kind; '' if it has none or says nothing else. */
function thingOf(header: string, isOfKind: (word: string) => boolean): string {
  const words = wordsOf(header);
  const others = words.filter((word) => !isOfKind(word));
  return others.length === words.length ? '' : others.join(' ');
}

/** Share of ids that differ, from which they are those of the rows: a code of a region comes again. */
const minIdShare = 0.9;
const areIds = ({ values }: JudgedHeader) => new Set(values).size >= values.length * minIdShare;

/** 'Station Name' beside 'Station ID': the rows are about whatever that is, and chains have many. */
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

/** A column that is called as its rows are by a word that names a kind of place: 'Bar', 'Farmacia', 'Museen', 'Escola'. */
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
