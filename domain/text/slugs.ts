import { foldText } from './fold.ts';
import { shortHash } from './shortHash.ts';

/** Maximum length of a slug in characters. */
const maxSlugLength = 80;

/** Folded Greek and Cyrillic, pairs before single letters. */
const spelling = new Map<string, string>([
  ...Object.entries({
    ου: 'ou',
    αυ: 'av',
    ευ: 'ev',
    ηυ: 'iv',
    γγ: 'ng',
    γκ: 'gk',
    μπ: 'b',
    ντ: 'nt',
    τζ: 'tz',
  }),
  ...Object.entries({
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
  }),
  ...Object.entries({
    μ: 'm',
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
  }),
  ...Object.entries({ χ: 'ch', ψ: 'ps', ω: 'o' }),
  ...Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
  }),
  ...Object.entries({
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
  }),
  ...Object.entries({ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' }),
  ...Object.entries({
    і: 'i',
    ї: 'i',
    є: 'ye',
    ґ: 'g',
    ў: 'u',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    ђ: 'dj',
    џ: 'dz',
  }),
]);

const spelled = /[οαεη]υ|γ[γκ]|μπ|ντ|τζ|[\u0370-\u03ff\u0400-\u04ff]/g;

/** Runs of letters and digits that `slugify` leaves out. */
export const otherScripts =
  /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d])[\p{L}\p{N}]\p{M}*)+/gu;

/** A short name for text without any letter that has a Latin spelling. */
const nameless = (text: string) => `n-${shortHash(text)}`;

/**
 * Text as a part of a URL: lower-case Latin letters, digits and single hyphens, 1 to 80 characters. Accents are
 * removed; Greek and Cyrillic are transliterated; other scripts keep their Latin part, or become a short code (on the server, `slugOf` spells them).
 */
export function slugify(text: string): string {
  const latin = foldText(text.slice(0, 500))
    .replace(/['`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(spelled, (letters) => spelling.get(letters) ?? '');
  const slug = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug === '') return nameless(text.trim());
  if (slug.length <= maxSlugLength) return slug;
  const cut = slug.slice(0, maxSlugLength + 1);
  const wordEnd = cut.lastIndexOf('-');
  return wordEnd > maxSlugLength / 2 ? cut.slice(0, wordEnd) : cut.slice(0, maxSlugLength);
}

/** A city's name in the short form of public links: lower case, spaces to hyphens, with accents. */
export function cityPathName(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
