/** Numbers of letters in Unicode's order, by which a syllable is 0xAC00 + (first * 21 + vowel) * 28 + last. */
const numbers = (list: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [letters = '', of = ''] = pair.split('=');
        return [letters, of.split(',').map(Number)];
      }),
  );

/** Letters that Latin ones may stand for, as Koreans and others write them. */
const firsts = numbers(`
  g=0,15 k=0,15 kk=1,0,15 n=2 d=3,16 t=3,16 tt=4 r=5 l=5 m=6 b=7,17 p=7,17 pp=8 s=9,10 sh=9 ss=10 =11 j=12,13 jj=13 z=12 ch=14,12
  h=18 f=17 v=7`);
const vowels = numbers(`
  a=0 ae=1 ya=2 yae=3 eo=4 e=5,1 yeo=6 you=6 yu=17 ye=7 o=8 wa=9 wae=10 oe=11 yo=12 u=13 oo=13 wo=14 we=15,10 wi=16 eu=18 ui=19 i=20 ee=20`);
const lasts = numbers(`
  =0 k=1,2,24 g=1,2,24 kk=2 n=4 t=7,19,20,22,23,25 d=7,25 s=19,20 ss=20 j=22 ch=23 l=8 r=8,0 m=16 p=17,26,18 b=17,26,18 ng=21`);
/** Consonants that sound otherwise beside others: 종로 is "jongno", 독립문 "dongnimmun", 신라 "silla". */
const beside: Readonly<Record<string, readonly [last: readonly number[], first: readonly number[]][]>> = {
  ngn: [
    [
      [21, 1],
      [2, 5],
    ],
  ],
  ngm: [[[21, 1], [6]]],
  mn: [
    [
      [16, 17],
      [2, 5],
    ],
  ],
  mm: [[[16, 17], [6]]],
  ll: [
    [
      [8, 4],
      [5, 2],
    ],
  ],
};

const [fewestSyllables, maxSyllables, maxPatterns] = [2, 7, 12];
type Syllable = readonly [first: readonly number[], vowel: readonly number[], last: readonly number[]];

/** A regular expression of the Korean words that a word in Latin letters may spell: "sikdang" is 식당. None for other words. */
export function hangulPatterns(word: string): string[] {
  const parts = /^[a-z]{4,24}$/.test(word) ? word.split(/([aeiouyw]+)/) : [];
  const runs = parts.length < 3 ? [] : readings(parts, 0);
  const patterns = runs
    .filter(({ length }) => length >= fewestSyllables && length <= maxSyllables)
    .slice(0, maxPatterns)
    .map((syllables) => syllables.map((one) => `[${lettersOf(one)}]`).join(''));
  return patterns.length === 0 ? [] : [[...new Set(patterns)].join('|')];
}

/** Foreign words have other vowels before some consonants: 힐튼 is Hilton. */
const closing = new Set([4, 8, 16]);

const lettersOf = ([first, vowel, last]: Syllable): string => {
  const vowelsHere = last.some((one) => closing.has(one)) ? [...vowel, 4, 18] : vowel;
  return first
    .flatMap((a) =>
      vowelsHere.flatMap((b) => last.map((c) => String.fromCodePoint(0xac00 + (a * 21 + b) * 28 + c))),
    )
    .join('');
};

/** Ways to read consonants and vowels in turn as syllables, from the vowels at `at + 1` on. */
function readings(parts: readonly string[], at: number, first = firsts.get(parts[at] ?? '')): Syllable[][] {
  const after = parts[at + 2] ?? '';
  if (first === undefined) return [];
  return vowelsOf(parts[at + 1] ?? '').flatMap((run) => {
    // Vowels that follow one another begin syllables of their own.
    const before = run.slice(0, -1).map((vowel, i): Syllable => [i === 0 ? first : [11], vowel, [0]]);
    const start = before.length === 0 ? first : [11];
    const vowel = run.at(-1) ?? [];
    if (at + 3 >= parts.length) {
      const last = lasts.get(after);
      return last === undefined ? [] : [[...before, [start, vowel, last] as Syllable]];
    }
    return between(after).flatMap(([last, next]) =>
      readings(parts, at + 2, next).map((rest) => [...before, [start, vowel, last] as Syllable, ...rest]),
    );
  });
}

function vowelsOf(run: string): (readonly number[])[][] {
  const whole = vowels.get(run);
  const cut = Array.from({ length: Math.max(0, run.length - 1) }, (_, i) => run.length - 1 - i)
    .map((at) => [vowels.get(run.slice(0, at)), vowels.get(run.slice(at))] as const)
    .flatMap(([a, b]) => (a && b ? [[a, b]] : []));
  return whole ? [[whole], ...cut.slice(0, 1)] : cut.slice(0, 2);
}

/** Splits of the consonants between two vowels: the end of a syllable and the beginning of the next. */
function between(cluster: string): (readonly [readonly number[], readonly number[]])[] {
  const cuts = Array.from({ length: cluster.length + 1 }, (_, at) => at).flatMap((at) => {
    const last = lasts.get(cluster.slice(0, at));
    const first = firsts.get(cluster.slice(at));
    return last && first ? [[last, first] as const] : [];
  });
  return [...(beside[cluster] ?? []), ...cuts];
}
