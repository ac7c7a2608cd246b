import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

// Mojibake: UTF-8 text that a program decoded with a code page and saved: "CafÃ©" for Café, "РљР°С„Рµ" for Кафе.

const upperHalf = Array.from({ length: 128 }, (_, at) => 128 + at);

/** The byte of each letter that a code page has above ASCII; bytes that it does not use are those of control characters. */
const bytesOf = (codePage: string): ReadonlyMap<string, number> =>
  new Map(
    upperHalf.map((byte) => {
      const letter = iconv.decode(Buffer.of(byte), codePage);
      return [letter === '\ufffd' ? String.fromCharCode(byte) : letter, byte] as const;
    }),
  );

/** Letters of the first byte of UTF-8, and one of a further byte, by code page. Other cells cost only these tests. */
const pages: readonly { sign: RegExp; bytes: ReadonlyMap<string, number>; fewestLetters?: number }[] = [
  {
    sign: /[\u0412-\u0444][\u0098\u00a0-\u00bbЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—™љ›њќћџЎўЈҐЁЄЇІіґё№єјЅѕї]/,
    bytes: bytesOf('windows-1251'),
    fewestLetters: 2,
  },
  // Excel on a Mac, and consoles of Windows.
  { sign: /[√ƒ≈][^\p{ASCII}]|‚Ä/u, bytes: bytesOf('macintosh') },
  { sign: /[┬├─┼][^\p{ASCII}]|ÔÇ/u, bytes: bytesOf('cp850') },
  { sign: /[┬├─┼][^\p{ASCII}]|ΓÇ/u, bytes: bytesOf('cp437') },
  {
    sign: /[\u00c2-\u00f4ĞİŞğ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
    // Windows-1254 has six other letters in place of Icelandic ones; Latin-1 has control characters in place of signs.
    bytes: new Map([...bytesOf('latin1'), ...bytesOf('windows-1254'), ...bytesOf('windows-1252')]),
  },
];
const isPlain = /^\p{ASCII}*$/u;
const foreignRuns = /[^\p{ASCII}]+/gu;

/** Characters of ordinary texts. Phonetic letters, rare marks and N'Ko (but not ơ and ư) result from a wrong decoding: É and ® of NESCAFÉ® have the bytes of ɮ, ß and “ those of N'Ko. */
const usual =
  /^[\u0080-\u017f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2100-\u214f\u2190-\u243f\u2540-\u2bff\ufe0f\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u3000-\u303f\uff00-\uffef]+$/u;
const rare = /[\u0180-\u019f\u01a2-\u01ae\u01b1-\u036f\u07c0-\u089f]/;
/** Letters of which one alone, or one (or one symbol) at the end of a Latin word, may be chance: è, ž and » are the bytes of a Chinese one. */
const ofOtherScripts = /[\u0370-\u1dff\u2c00-\ud7ff\uf900-\ufdff]/g;
const latinLetter = /[a-z]/i;
const lettersIn = (text: string) => text.match(ofOtherScripts)?.length ?? 0;
const oneSymbol = /^[\u2190-\u2bff]$/;
const isOneLetter = (text: string) => lettersIn(text) === 1 || oneSymbol.test(text);

/** Ä, Å and the like at the end of a word in capitals, before a sign: MALMÖ–LUND, FISKÅ™. */
const capital = /\p{Lu}/u;
const capitalAndSign = /^[\u00c4-\u00deĞİŞ][®™´’”»–—]$/;

/** Maximum number of repeated repairs: "CafÃƒÂ©" needs two. */
const maxTimes = 3;

/** Repairs mojibake; any other text is unchanged. */
export function repairEncoding(text: string, times = maxTimes): string {
  if (times === 0 || isPlain.test(text)) return text;
  for (const { sign, bytes, fewestLetters = 0 } of pages) {
    const repaired = sign.test(text) ? repairedFrom(text, bytes, fewestLetters) : text;
    if (repaired !== text) return repairEncoding(repaired, times - 1);
  }
  return text;
}

function repairedFrom(text: string, page: ReadonlyMap<string, number>, fewestLetters: number): string {
  const runs = new Map<string, string>();
  for (const { 0: run, index } of text.matchAll(foreignRuns)) {
    const decoded = decode(run, page);
    if (decoded === null || (isOneLetter(decoded) && latinLetter.test(text.charAt(index - 1)))) continue;
    runs.set(run, decoded);
  }
  const letters = lettersIn([...runs.values()].join(''));
  if (letters === 1 || letters < fewestLetters) return text;
  return text.replaceAll(foreignRuns, (run, at: number) =>
    capitalAndSign.test(run) && capital.test(text.charAt(at - 1)) ? run : (runs.get(run) ?? run),
  );
}

function decode(run: string, page: ReadonlyMap<string, number>): string | null {
  const bytes = Buffer.alloc(run.length);
  for (let at = 0; at < run.length; at += 1) {
    const byte = page.get(run.charAt(at));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  if (!isUtf8(bytes)) return null;
  const decoded = bytes.toString('utf8');
  return usual.test(decoded) && !rare.test(decoded) ? decoded : null;
}
