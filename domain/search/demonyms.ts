import { countryCode, countryName } from '../countries.ts';
import { foldText } from '../text/fold.ts';

/** Languages whose adjectives are read; names of languages are adjectives in most of them. */
const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'sr', 'tr', 'el', 'ar', 'vi'];
const letters = 'abcdefghijklmnopqrstuvwxyz';
const shortestStem = 6;
/** Letters that inflections change at the end of an adjective: "тибетской", "tibetisches". */
const mostEnding = 4;

let stems: Map<string, string> | undefined;

/** English names of languages by the stems of their names elsewhere. Built on first use. */
function englishByStem(): Map<string, string> {
  if (stems) return stems;
  stems = new Map();
  const namesIn = (language: string) =>
    new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const english = namesIn('en');
  const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  const named = codes.flatMap((code) => {
    const name = foldText(english.of(code) ?? '');
    return /^[a-z]+$/.test(name) ? [{ code, name }] : [];
  });
  for (const display of languages.map(namesIn))
    for (const { code, name } of named) {
      const stem = foldText(display.of(code) ?? '').slice(0, -2);
      if (stem.length >= shortestStem && !stem.includes(' ') && !stems.has(stem)) stems.set(stem, name);
    }
  return stems;
}

/**
 * How English begins the adjective of a country or a language that a folded word of another language names: "тибетский" and
 * "tibetisches" are tibetan, "suriye" begins as Syrian does. Null for other words.
 */
export function demonymOf(word: string): string | null {
  const code = word.length < 4 ? null : countryCode(word);
  const country = code === null ? '' : foldText(countryName(code) ?? '');
  if (/^[a-z]{5,}$/.test(country)) return country.replace(/[aeiouy]+$/, '');
  for (let cut = 0; cut <= mostEnding && word.length - cut >= shortestStem; cut += 1) {
    const name = englishByStem().get(word.slice(0, word.length - cut));
    if (name !== undefined) return name;
  }
  return null;
}
