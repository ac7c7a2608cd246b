import { hasOtherKind } from './hasOtherKind.ts';
import { joinedKey, kindWords } from '../kindKey.ts';
import { kindOf, sureKind } from '../kindOf.ts';
import { isNarrowerName } from './narrowerNames.ts';

/** Meaning of a category's name that is not among the known ones. */
export interface CategoryMeaning {
  /** The category of the same kind in another number, spelling or language; null if none is certain. */
  id: number | null;
  /** Equal for names that mean one category. */
  key: string;
  /** The kind, if the dictionary is certain. */
  kind: string | null;
  /** True if the name is more specific than its kind. */
  isFiner: boolean;
}

/** Resolves names to categories. Categories that were added first take precedence. */
export class CategoryNames {
  readonly #language: string | undefined;
  readonly #byWords = new Map<string, number>();
  readonly #byKind = new Map<string, number>();

  /** `language`: that of the names, in ISO 639-1, where it is known. */
  constructor(language?: string) {
    this.#language = language;
  }

  /** Adds a category with its name and those that it had. */
  add(id: number, name: string, formerNames: readonly string[] = []): void {
    for (const each of [name, ...formerNames]) {
      const words = wordsKey(each);
      if (!this.#byWords.has(words)) this.#byWords.set(words, id);
      const { kind, isFiner, isMixed } = this.#read(each);
      if (kind !== null && !isFiner && !isMixed && !this.#byKind.has(kind)) this.#byKind.set(kind, id);
    }
  }

  meaningOf(name: string): CategoryMeaning {
    const words = wordsKey(name);
    const { kind, isFiner, isMixed } = this.#read(name);
    const same = this.#byWords.get(words);
    if (same !== undefined) return { id: same, key: words, kind, isFiner: false };
    if (kind === null || isMixed) return { id: null, key: words, kind, isFiner };
    return { id: this.#byKind.get(kind) ?? null, key: kind, kind, isFiner };
  }

  #read(name: string): { kind: string | null; isFiner: boolean; isMixed: boolean } {
    const match = kindOf(name, this.#language);
    return match === null || match.confidence < sureKind
      ? { kind: null, isFiner: false, isMixed: false }
      : {
          kind: match.kind,
          isFiner: match.isFiner,
          isMixed: hasOtherKind(name, match) || isNarrowerName(name),
        };
  }
}

/** A name in singular, without case, accents and blanks. Names of one or two letters are compared as they are. */
const wordsKey = (name: string): string => `=${joinedKey(kindWords(name)) || name}`;
