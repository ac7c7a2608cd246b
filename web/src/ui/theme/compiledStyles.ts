// The build's version of styles.ts. Each class sets one property under one condition, and its name begins with the two
// characters of that pair, the second of them a digit or a capital; names of other origin have a small letter there.

const ofBuild = /^.[0-9A-Z]/;

const joined = new Map<string, string>();

/** Joins names of classes. Of two that set the same, the last one stays. */
export function cx(...names: (string | false | null | undefined)[]): string {
  const text = names.filter(Boolean).join(' ');
  let known = joined.get(text);
  if (known === undefined) {
    const last = new Map<string, string>();
    for (const name of text.split(' ')) last.set(ofBuild.test(name) ? name.slice(0, 2) : name, name);
    known = [...last.values()].join(' ');
    joined.set(text, known);
  }
  return known;
}

type Chosen = Record<string, unknown>;

interface CompiledRecipe {
  base?: string;
  variants?: Record<string, Record<string, string>>;
  defaultVariants?: Chosen;
}

/** A recipe whose styles are names of classes already. */
export function cva({ base = '', variants = {}, defaultVariants = {} }: CompiledRecipe) {
  const variantKeys = Object.keys(variants);
  const recipe = (chosen: Chosen = {}) =>
    cx(base, ...variantKeys.map((key) => variants[key]?.[String(chosen[key] ?? defaultVariants[key])]));
  return Object.assign(recipe, { variantKeys });
}
