// The schema lists a search term under each kind that it may lead to: "церква" under every church. Such a term is not lost,
// but leads to what its kinds have in common, or to the one that it stands nearest to.
import { joinedKey, kindWords } from '../../api/src/lib/placeKinds/kindKey.ts';

/** A search term of the schema; `at` is its place among those of the kind, the nearest first. */
export interface Term {
  text: string;
  kind: string;
  language: string;
  at: number;
}

/** How much more a term is one kind's than any other's, for it to lead to that kind. */
const minLead = 1.5;
/** The same for English, of which the schema has the most terms: "field", "institution", "design". */
const minEnglishLead = 3;
const maxOwners = 12;

const keyOf = (text: string): string => joinedKey(kindWords(text));

/** Terms by whether only one kind has them, or several of which one is meant most. */
export function sortTerms(
  terms: readonly Term[],
  kinds: ReadonlySet<string>,
): { own: Term[]; shared: Term[] } {
  const byKey = new Map<string, Term[]>();
  for (const term of terms) {
    const ofKey = byKey.get(keyOf(term.text)) ?? [];
    byKey.set(keyOf(term.text), ofKey);
    ofKey.push(term);
  }
  const [own, shared]: [Term[], Term[]] = [[], []];
  for (const ofKey of byKey.values()) {
    const ofKinds = ofKey.filter(({ kind }) => kinds.has(kind));
    if (new Set(ofKinds.map(({ kind }) => kind)).size === 1) own.push(...ofKinds);
    else {
      const kind = nearestKind(
        firstOfEach(ofKey, ({ kind, language }) => `${kind} ${language}`),
        kinds,
      );
      if (kind !== undefined && kinds.has(kind))
        shared.push(...firstOfEach(ofKey, ({ language }) => language).map((term) => ({ ...term, kind })));
    }
  }
  return { own, shared };
}

function firstOfEach(terms: readonly Term[], of: (term: Term) => string): Term[] {
  const sorted = [...terms].sort((a, b) => b.at - a.at);
  return [...new Map(sorted.map((term) => [of(term), term])).values()];
}

function nearestKind(terms: readonly Term[], kinds: ReadonlySet<string>): string | undefined {
  const owners = [...new Set(terms.map(({ kind }) => kind))];
  const widest = owners.filter((kind) => !owners.some((other) => kind.startsWith(`${other}/`)));
  if (widest.length === 1) return widest[0];
  const parent = commonParent(widest);
  if (parent !== undefined && kinds.has(parent)) return parent;
  if (widest.length > maxOwners) return undefined;
  const lead = terms.some(({ language }) => language === 'en') ? minEnglishLead : minLead;
  const [first, second] = widest
    .map((kind) => ({ kind, score: scoreOf(kind, terms) }))
    .sort((a, b) => b.score - a.score);
  return first && second && first.score >= lead * second.score ? first.kind : undefined;
}

/** People buy what a shop and a workshop, a library or a trade have in common. */
const sought = /^(?:shop|amenity\/(?:restaurant|cafe|bar|pharmacy|place_of_worship)|tourism)\//;

/** Counts the languages that have the term under a kind, more where it stands first. */
const scoreOf = (of: string, terms: readonly Term[]): number =>
  (sought.test(`${of}/`) ? 2 : 1) *
  terms
    .filter(({ kind }) => kind === of || kind.startsWith(`${of}/`))
    .reduce((sum, { at }) => sum + 1 / (1 + at / 4), 0);

/** `amenity/restaurant` of its cuisines; areas such as `shop` are not a kind. */
function commonParent(kinds: readonly string[]): string | undefined {
  const [first = [], ...others] = kinds.map((kind) => kind.split('/'));
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return differs >= 2 ? first.slice(0, differs).join('/') : undefined;
}
