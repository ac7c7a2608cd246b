/** Groups of trades with the same hours, features and topics of reviews. */
export type Kind =
  | 'restaurant'
  | 'cafe'
  | 'bar'
  | 'lodging'
  | 'foodShop'
  | 'shop'
  | 'beauty'
  | 'health'
  | 'office'
  | 'trade'
  | 'workshop'
  | 'fitness'
  | 'culture'
  | 'school';

export type Language = 'en' | 'tr' | 'pt' | 'de' | 'el' | 'ja' | 'hu';

export interface Category {
  /** As the directory shows it, in English. */
  name: string;
  kind: Kind;
  /** Patterns of names: {w} an evocative word of the country, {s} a family name, {r} the word in Latin letters. */
  names: Record<Language, readonly string[]>;
  /** Sentences for descriptions, each true of some business of this category. */
  facts: readonly string[];
}

/** A category from one row of a table; patterns of one language are separated by bars. */
export function category(
  name: string,
  kind: Kind,
  names: Record<Language, string>,
  ...facts: string[]
): Category {
  const { en, tr, pt, de, el, ja, hu } = names;
  const split = (patterns: string) => patterns.split('|');
  return {
    name,
    kind,
    names: {
      en: split(en),
      tr: split(tr),
      pt: split(pt),
      de: split(de),
      el: split(el),
      ja: split(ja),
      hu: split(hu),
    },
    facts,
  };
}
