/** Cyrillic letters of the Serbian Latin ones, folded: `c` is ц, ч and ћ, of which names of towns rarely have the others. */
const letters: Readonly<Record<string, string>> = {
  ...{
    lj: 'љ',
    nj: 'њ',
    dz: 'џ',
    dj: 'ђ',
    a: 'а',
    b: 'б',
    c: 'ц',
    d: 'д',
    e: 'е',
    f: 'ф',
    g: 'г',
    h: 'х',
    i: 'и',
    j: 'ј',
    k: 'к',
  },
  ...{ l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', z: 'з' },
};

/**
 * A name of Latin letters as Serbian writes it in Cyrillic, where both have letter for letter: "cirih" is Цирих. The gazetteer
 * has many names of towns in one of the two alphabets. Empty for names with letters that Serbian lacks.
 */
export function serbianCyrillic(name: string): string[] {
  if (!/^[a-pr-vz ]{4,}$/.test(name)) return [];
  return [name.replace(/lj|nj|dz|dj|[a-z]/g, (letter) => letters[letter] ?? letter)];
}
