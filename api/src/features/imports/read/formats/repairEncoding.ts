import { isUtf8 } from 'node:buffer';

// Text that was UTF-8, was read as a code page by some program, and was saved so: "CafÃ©" for Café, "РљР°С„Рµ" for Кафе.

/** The byte of each letter that a code page has above ASCII. The decoder gives control characters to unused bytes. */
const bytesOf = (codePage: string): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: 128 }, (_, at) => 128 + at).map((byte) => [
      new TextDecoder(codePage).decode(Uint8Array.of(byte)),
      byte,
    ]),
  );

/** Windows-1252, and 1254, which has six other letters in place of Icelandic ones. */
const latin = new Map([...bytesOf('windows-1254'), ...bytesOf('windows-1252')]);
const cyrillic = bytesOf('windows-1251');

/** Letters of the first byte of UTF-8, and one of a further byte. A cell without them costs only this test. */
const suspicious =
  /[\u00c2-\u00f4ĞİŞğ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[\u0412-\u0444][\u0098\u00a0-\u00bbЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—™љ›њќћџЎўЈҐЁЄЇІіґё№єјЅѕї]/;
const foreignRuns = /[^\p{ASCII}]+/gu;

/** What texts consist of. Phonetic letters and rare marks speak for chance: É and ® of NESCAFÉ® are the bytes of ɮ. */
const usual =
  /^[\u00a0-\u017f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2100-\u214f\u2190-\u2bff\ufe0f\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u3000-\u303f\uff00-\uffef]+$/u;
const rare = /[\u0180-\u036f]/;
/** Letters of which one alone may be chance, as they take two bytes. */
const ofOtherScripts = /[\u0370-\u07ff]/g;

/** Ä, Å and the like at the end of a word in capitals, before a sign: MALMÖ–LUND, FISKÅ™. */
const capital = /\p{Lu}/u;
const capitalAndSign = /^[\u00c4-\u00deĞİŞ][®™´’”»–—]$/;

/** A text as it was before a program read its UTF-8 as a code page; any other text unchanged. */
export function repairEncoding(text: string): string {
  if (!suspicious.test(text)) return text;
  const page = /[\u0400-\u04ff]/.test(text) ? cyrillic : latin;
  const runs = new Map<string, string>();
  for (const [run] of text.matchAll(foreignRuns)) {
    const decoded = decode(run, page);
    if (decoded !== null) runs.set(run, decoded);
  }
  const letters = [...runs.values()].join('').match(ofOtherScripts)?.length ?? 0;
  if (letters === 1 || (page === cyrillic && letters < 2)) return text;
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
