import { loadConfigAndCreateContext } from '@pandacss/node';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform, type Selector } from 'lightningcss';
import { breakpoints } from '../../web/src/ui/theme/conditions.ts';
import { readStyles, type GuardedLeaf, type Leaf, type StyledPart } from './readStyles.ts';

type Panda = Awaited<ReturnType<typeof loadConfigAndCreateContext>>;

const root = path.resolve(import.meta.dirname, '../..');
const webFolder = path.join(root, 'web/src');
const backOffice = /\/web\/src\/(admin\/|app\/(Admin|RequireOperator))/;

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The second character: compiledStyles.ts recognizes generated names by it. */
const second = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const rest = `${first}0123456789`;

/** Browsers of the last three years; older ones get the prefixes that these need. */
const targets = { chrome: 109 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

export interface CompiledStyles {
  /** Source of a module with names of classes in place of its styles; null if it has none. */
  rewrite(file: string, text: string): string | null;
  /** Rules of what visitors load. */
  site: string;
  /** The same with those of the back office. */
  admin: string;
}

/** Every style of web/src, as rules with short names of classes: one property under one condition each. */
export async function compileStyles(): Promise<CompiledStyles> {
  const panda = await loadConfigAndCreateContext({
    cwd: root,
    configPath: path.join(root, 'panda.config.ts'),
  });
  const sources = sourcesIn(webFolder).map((file) => {
    return { file, parts: readStyles(file, readFileSync(file, 'utf8')) };
  });
  const rules = ruleFinder(panda);
  const responsive = new Set<string>();
  for (const { role, leaves } of sources.flatMap(({ parts }) => parts))
    if (role === 'base' || role === 'variant')
      for (const leaf of leaves) if (widthOf(leaf)) responsive.add(rules(leaf).sets);
  const wholeLeaves = ({ role, leaves }: StyledPart) =>
    role === 'override' || role === 'variant' ? leaves.flatMap((leaf) => atAllWidths(leaf, leaves)) : leaves;
  /** One value for all widths also replaces those that the component has for some. */
  function atAllWidths(leaf: GuardedLeaf, leaves: GuardedLeaf[]): GuardedLeaf[] {
    if (leaf.place.includes('base') || widthOf(leaf)) return [leaf];
    const wider = widths
      .map((width) => ({ ...leaf, place: [...leaf.place, width] }))
      .filter((one) => responsive.has(rules(one).sets))
      .filter((one) => !leaves.some((own) => rules(own).sets === rules(one).sets));
    return [leaf, ...wider];
  }
  const files = sources.map(({ file, parts }) => ({ file, leaves: parts.flatMap(wholeLeaves) }));
  const names = shortNames(files.flatMap(({ leaves }) => leaves.map(rules)));
  const texts = files.map(({ file }) => readFileSync(file, 'utf8')).join('');
  const sheet = (leaves: Leaf[], trim: (css: string) => string) => writeSheet(panda, leaves, names, trim);
  return {
    rewrite(file, text) {
      const parts = readStyles(file, text).map((part) => ({ ...part, leaves: wholeLeaves(part) }));
      return parts.length > 0 ? rewrite(text, parts, (leaf) => names.get(rules(leaf).name) ?? '') : null;
    },
    site: sheet(
      files.filter(({ file }) => !backOffice.test(file)).flatMap(({ leaves }) => leaves),
      (css) => withoutUnusedTokens(css, texts),
    ),
    // Chakra's generated styles may use any token.
    admin: sheet(
      files.flatMap(({ leaves }) => leaves),
      (css) => css,
    ),
  };
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)(generated|testing)(\/|\.ts$)/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

const widths = Object.keys(breakpoints);
const widthOf = ({ place }: Leaf) => place.find((name) => widths.includes(name));

interface Rule {
  /** Panda's name of the class. */
  name: string;
  /** Its declaration and condition. */
  sets: string;
}

const nested = ({ place, value }: Leaf) =>
  place.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>;

/** Name of a class as Panda writes it in a selector, without the escapes. */
const plain = (selector: string) => selector.replaceAll(/\\(.)/g, '$1');

function encode(panda: Panda, leaves: Leaf[]) {
  const encoder = panda.encoder.clone();
  for (const leaf of leaves) encoder.processAtomic(nested(leaf));
  return panda.decoder.clone().collectAtomic(encoder);
}

function ruleFinder(panda: Panda): (leaf: Leaf) => Rule {
  const known = new Map<string, Rule>();
  return (leaf) => {
    const key = JSON.stringify([leaf.place, leaf.value]);
    const found = known.get(key) ?? findRule(panda, leaf);
    known.set(key, found);
    return found;
  };
}

function findRule(panda: Panda, leaf: Leaf): Rule {
  const [style, ...more] = encode(panda, [leaf]).atomic;
  if (!style || more.length > 0)
    throw new Error(`The style ${leaf.place.join(' ')}: ${String(leaf.value)} is not one rule.`);
  const { prop, cond } = style.entry;
  // Panda omits the mark of !important from the name here, and writes it into the selector.
  const mark = /!(important)?$/.test(String(leaf.value).trim()) ? '!' : '';
  return { name: plain(style.className) + mark, sets: `${cond as string | undefined}|${prop}` };
}

/** The same for the same styles, so that both halves of the pages agree. */
function shortNames(rules: Rule[]): Map<string, string> {
  const byPlace = new Map<string, Set<string>>();
  for (const { name, sets } of rules) byPlace.set(sets, (byPlace.get(sets) ?? new Set()).add(name));
  const names = new Map<string, string>();
  [...byPlace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([sets, ofPlace], at) => {
      const start = `${first[Math.floor(at / second.length)]}${second[at % second.length]}`;
      if (at >= first.length * second.length) throw new Error(`No class name is left for ${sets}.`);
      [...ofPlace].sort().forEach((name, index) => names.set(name, start + numbered(index)));
    });
  return names;
}

function numbered(index: number): string {
  const last = rest[index % rest.length] ?? '';
  return index < rest.length ? last : numbered(Math.floor(index / rest.length) - 1) + last;
}

function writeSheet(
  panda: Panda,
  leaves: Leaf[],
  names: Map<string, string>,
  trim: (css: string) => string,
): string {
  const sheet = panda.createSheet();
  panda.appendLayerParams(sheet);
  panda.appendBaselineCss(sheet);
  sheet.processDecoder(encode(panda, leaves));
  const css = panda.getCss(sheet).replace(/:root \{\s*--made-with-panda:[^}]*\}/, '');
  // The parts of :has(), :is() and :not() are selectors themselves.
  const renamed = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: names.get(part.name) ?? part.name };
      if (part.type !== 'pseudo-class' || !('selectors' in part) || part.kind === 'host') return part;
      return { ...part, selectors: part.selectors.map(renamed) };
    });
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(trim(css)),
    minify: true,
    targets,
    visitor: {
      Selector: renamed,
    },
  });
  return code.toString();
}

/** Without tokens that no rule and no source names; a token may name another, and a source may put a name together. */
function withoutUnusedTokens(css: string, texts: string): string {
  const starts = [...texts.matchAll(/var\((--d-[\w-]+)\$\{/g)].map(([, start = '']) => start);
  const isBuilt = (name: string) => starts.some((start) => name.startsWith(start));
  const declared = /^\s*(--d-[\w\\.-]+):[^;}]*;?$/gm;
  const unescaped = (name: string) => name.replaceAll('\\', '');
  let before = '';
  let now = css;
  while (now !== before) {
    before = now;
    const used = new Set(
      [...`${now}${texts}`.matchAll(/var\((--d-[\w\\.-]+)/g)].map(([, name = '']) => unescaped(name)),
    );
    now = now.replaceAll(declared, (line, name: string) =>
      used.has(unescaped(name)) || isBuilt(name) ? line : '',
    );
  }
  return now;
}

function rewrite(text: string, parts: StyledPart[], nameOf: (leaf: GuardedLeaf) => string): string {
  let out = '';
  let at = 0;
  for (const { start, end, leaves } of parts) {
    out += text.slice(at, start) + writeNames(leaves, nameOf);
    at = end;
  }
  // A build leaves no call of css().
  return (out + text.slice(at)).replace(/^import \{[^}]*\} from '[^']*theme\/styles\.ts';$/m, (line) =>
    line.replace(/\bcss\b,?/, ''),
  );
}

/** An expression for the names of the classes of all leaves. */
function writeNames(leaves: GuardedLeaf[], nameOf: (leaf: GuardedLeaf) => string): string {
  const groups = new Map<string, string[]>();
  for (const leaf of leaves) {
    const test = leaf.tests.join(' && ');
    groups.set(test, [...(groups.get(test) ?? []), nameOf(leaf)]);
  }
  const always = JSON.stringify((groups.get('') ?? []).join(' '));
  groups.delete('');
  if (groups.size === 0) return always;
  const sometimes = [...groups].map(
    ([test, names]) => `(${test} ? ${JSON.stringify(` ${names.join(' ')}`)} : "")`,
  );
  return `(${[always, ...sometimes].join(' + ')})`;
}
