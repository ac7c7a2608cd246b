import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import type { MappedColumn } from '../mappedColumn.ts';

/** Minimum number of distinct names, and minimum share of them with the common text. */
const minDistinct = 6;
const nearlyAll = 0.9;

/** Minimum number of repetitions for a placeholder, which is not a name. */
const minAbsent = 3;

const noName =
  /^(?:unknown|unnamed|untitled|no name|without name|sans nom|sin nombre|sem nome|senza nome|ohne namen?|zonder naam|bez nazwy|bez názvu|без названия|без имени|без назви|isimsiz|adsız|tanpa nama|không tên|بدون اسم|ללא שם|无名|無名|이름 ?없음)$/iu;

/** A label before names, such as a category ('Coworking Space: ') or a chain ('Starbucks: '). */
const label = /^\p{L}[\p{L}\p{M} ]{2,40}[:：]\s+/u;
/** ' | Yell.com', ' - TripAdvisor': the end of a page's title; ' in Barcelona': where all places are. */
const ending =
  /(?<=\S)·[^\s·][^·]{2,40}$|\s[|·–—-]\s[^|·–—]{2,40}$|\s(?:in|en|à|w|в)\s\p{Lu}[\p{L}\p{M} '-]{2,40}$/u;

/** The text that nearly all values have by an expression; '' if there is none. */
function shared(values: readonly string[], form: RegExp): string {
  const counts = new Map<string, number>();
  for (const value of values) {
    const found = form.exec(value)?.[0];
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [text = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= values.length * nearlyAll ? text : '';
}

const isLabel = (text: string) => kindOf(text.replace(/[:：]\s+$/, '')) !== null;

const directory =
  /\.[a-z]{2,}$|^(?:trip ?advisor|yelp|yell|google maps|google|facebook|instagram|foursquare|yandex|2gis|openrice)$/i;

/**
 * Whether a common text at the end of names can be removed: a city after a preposition, or a website after a separator. Other
 * words, such as the name of a chain, belong to the names.
 */
const isEnding = (text: string) => {
  // 'Café Mira·Visited link', in any language.
  if (text.startsWith('·')) return true;
  const [, sign = '', last = ''] = /^\s(\S+)\s(.*)$/u.exec(text) ?? [];
  return /^\p{L}/u.test(sign) ? placesNamed(last).some(isTown) : directory.test(last);
};

/** A name with its location in brackets: '三田国際ビルクリニック（東京都 港区）'. */
const located = /^(.{2,200}?)\s*[（(]([^（()）]{2,60})[）)]$/u;

const namesPlace = (text: string) =>
  !/\d/.test(text) &&
  text
    .split(/[\s,、・]+/u)
    .some(
      (part) =>
        /^[\p{Lu}\p{Lo}]/u.test(part) &&
        placesNamed(part).some((place) => isTown(place) || isSubdivision(place)),
    );

/** Whether nearly all names are followed by their location in brackets. */
export function areLocated(values: readonly string[]): boolean {
  const names = [...new Set(values)];
  const places = names.flatMap((name) => located.exec(name.trim())?.[2] ?? []);
  return (
    names.length >= minDistinct &&
    places.length >= names.length * nearlyAll &&
    places.filter(namesPlace).length >= places.length * nearlyAll
  );
}

/** Maximum share of distinct categories, which repeat. */
const fewKinds = 0.5;

/** Whether nearly all names are followed by their category in brackets: 'Motion Fit (gym)'. */
export function areWithKinds(values: readonly string[]): boolean {
  const names = [...new Set(values)];
  const kinds = names.flatMap((name) => located.exec(name.trim())?.[2] ?? []);
  return (
    names.length >= minDistinct &&
    kinds.length >= names.length * nearlyAll &&
    new Set(kinds).size <= kinds.length * fewKinds &&
    kinds.filter((kind) => (kindOf(kind)?.confidence ?? 0) >= sureKind).length >= kinds.length * nearlyAll
  );
}

/** Minimum number of names above the same line for the line to be a badge of the page. */
const minMarks = 3;

/** Badges of a page below names: 'Top 10', 'Sponsored', 'New on the map'. A line below the same words is the rest of a name. */
function marksBelow(names: readonly string[]): string[] {
  const above = new Map<string, string[]>();
  for (const name of names) {
    const [first = '', ...others] = linesOf(name);
    for (const line of new Set(others)) above.set(line, [...(above.get(line) ?? []), first]);
  }
  return [...above].flatMap(([line, firsts]) =>
    firsts.length >= minMarks && new Set(firsts).size >= firsts.length * nearlyAll ? [line] : [],
  );
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** The column with the text that pages write around all of its names. Pure. */
export function withTextAround(column: MappedColumn, values: readonly string[]): MappedColumn {
  const distinct = [...new Set(values)];
  const absent = distinct.find((value) => noName.test(value)) ?? null;
  const none = values.filter((value) => value === absent).length >= minAbsent ? absent : null;
  const names = distinct.filter((value) => value !== none);
  const before = names.length < minDistinct ? '' : shared(names, label);
  const after = names.length < minDistinct ? '' : shared(names, ending);
  const marks = marksBelow(names);
  const around = { before: isLabel(before) ? before : '', after: isEnding(after) ? after : '', none, marks };
  const isBare = around.before === '' && around.after === '' && none === null && marks.length === 0;
  return isBare ? column : { ...column, around };
}

/** A value of such a column without that text; '' for a placeholder. */
export function withoutTextAround(
  text: string,
  { before, after, none, marks = [], brackets }: NonNullable<MappedColumn['around']>,
): string {
  if (marks.length > 0 && text.includes('\n')) {
    const lines = linesOf(text).filter((line, at) => at === 0 || !marks.includes(line));
    return withoutTextAround(lines.join('\n'), { before, after, none, brackets });
  }
  const [, name = text, place = ''] = (brackets && located.exec(text.trim())) ?? [];
  if (brackets) return brackets === 'cut' ? name : place;
  if (text === none) return '';
  const rest = before !== '' && text.startsWith(before) ? text.slice(before.length) : text;
  return after !== '' && rest.endsWith(after) ? rest.slice(0, -after.length) : rest;
}
