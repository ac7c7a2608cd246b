/** Maximum number of spellings of one name. */
const maxSpellings = 200;

/**
 * Letters that writers of Hindi and Marathi interchange in foreign names, the most frequent first:  z with and without its dot, ख and क
 * and च at the end, and vowels that foreign languages do not part.
 */
const interchanged: readonly (readonly [pattern: RegExp, other: string])[] = [
  [/[जझ]़?(?!\u094d[जझ])/u, 'ज़'],
  [/[जझ]़/u, 'ज'],
  [/[खकच]़?$/u, 'ख'],
  [/[खकच]़?$/u, 'क'],
  [/ू/u, 'ु'],
  [/ु/u, 'ू'],
  [/(?<!\u094dय)[ूु]/u, '\u094dयू'],
  [/ी/u, 'ि'],
  [/ि/u, 'ी'],
  [/ि/u, 'े'],
  [/े/u, 'ै'],
  [/ै/u, 'े'],
  [/ा/u, 'ॉ'],
  [/[ॉो]/u, 'ा'],
  [/ो/u, 'ॉ'],
  [/फ(?!़)/u, 'फ़'],
  [/ड(?!़)/u, 'ड़'],
];

/** A name in Devanagari as others spell it: "ज्यूरिक" is ज़्यूरिख, "न्यूयार्क" न्यूयॉर्क. None for other names. */
export function devanagariSpellings(name: string): string[] {
  if (!/^[\u0900-\u097f ]{4,}$/.test(name)) return [];
  const once = variantsOf(name);
  const twice = once.flatMap(variantsOf);
  return [...new Set([...once, ...twice])].filter((one) => one !== name).slice(0, maxSpellings);
}

/** The name with one change, wherever it may be. */
const variantsOf = (name: string): string[] =>
  interchanged.flatMap(([pattern, other]) =>
    [...name.matchAll(new RegExp(pattern.source, 'gu'))].map(
      ({ index, 0: found }) => name.slice(0, index) + other + name.slice(index + found.length),
    ),
  );
