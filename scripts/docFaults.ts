import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { marked, type Token, type Tokens } from 'marked';

/** Names that documents may use. Paths are relative to the project's folder, with `/` between their parts. */
export interface Project {
  /** Text of every document by path. */
  documents: ReadonlyMap<string, string>;
  /** Every file that a clone holds. */
  files: readonly string[];
  /** Names of the scripts in package.json. */
  scripts: readonly string[];
}

const sourceName = /^[\w.@-]+(\/[\w.@-]+)*\.(tsx?|mjs|cjs|sql|graphql|prisma|md|ya?ml|sh|conf|ini)$/;
// `xSchema.ts` means the schema file of any feature.
const pattern = /^x([A-Z.])/;

interface Names {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  tops: ReadonlySet<string>;
}

function namesOf(files: readonly string[]): Names {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
      folders.add(folder);
  }
  return {
    files: new Set(files),
    folders,
    tops: new Set([...folders].filter((folder) => !folder.includes('/'))),
  };
}

/** Fragments by which the headings of a document are reached, as GitHub writes them. */
function fragmentsOf(text: string): Set<string> {
  const slugger = new GithubSlugger();
  const found = new Set<string>();
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'heading') found.add(slugger.slug(plainText((token as Tokens.Heading).tokens)));
  });
  return found;
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : (token as Tokens.Text).text,
    )
    .join('');
}

/** Why a link of a document leads nowhere, or nothing. Links to other sites are only checked for their form. */
function linkFault(document: string, href: string, project: Project, names: Names): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(href)) {
    if (!URL.canParse(href)) return 'is not a URL';
    return /^(https:|mailto:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(href)
      ? undefined
      : 'is neither https nor mailto';
  }
  const [target = '', fragment] = href.split('#');
  const file = target
    ? path.posix.normalize(path.posix.join(path.posix.dirname(document), decodeURIComponent(target)))
    : document;
  if (!names.files.has(file) && !names.folders.has(file.replace(/\/$/, ''))) return 'names no file';
  if (fragment === undefined) return undefined;
  const text = project.documents.get(file);
  return text !== undefined && fragmentsOf(text).has(fragment) ? undefined : 'names no heading';
}

/** Fault of a code word that names a missing file; undefined if it names none. */
function wordFault(word: string, names: Names): string | undefined {
  if (pattern.test(path.posix.basename(word))) return undefined;
  const [, top = '', rest] = /^([\w.-]+)\/([\w.@/-]*)$/.exec(word) ?? [];
  if (rest !== undefined && names.tops.has(top)) {
    const name = word.replace(/\/$/, '');
    return names.files.has(name) || names.folders.has(name) ? undefined : 'names no file';
  }
  if (!sourceName.test(word)) return undefined;
  // A path may begin inside one of the parts: `pages/installPages.ts`.
  const isThere = [...names.files].some((file) => file === word || file.endsWith(`/${word}`));
  return isThere ? undefined : 'names no file';
}

function codeFaults(code: string, project: Project, names: Names): string[] {
  const words = code.split(/[\s"'=,;()]+/);
  const scripts = [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  return [
    ...words.flatMap((word) => {
      const fault = wordFault(word, names);
      return fault ? [`${word} ${fault}`] : [];
    }),
    ...scripts
      .filter((name) => !project.scripts.includes(name))
      .map((name) => `npm run ${name} names no script`),
  ];
}

/**
 * Everything that the documents name and the project lacks: files behind links, headings behind fragments, files and
 * scripts in code. One line each, which begins with the document.
 */
export function docFaults(project: Project): string[] {
  const names = namesOf(project.files);
  return [...project.documents].flatMap(([document, text]) => {
    const faults: string[] = [];
    void marked.walkTokens(marked.lexer(text), (token) => {
      if (token.type === 'link' || token.type === 'image') {
        const { href } = token as Tokens.Link;
        const fault = linkFault(document, href, project, names);
        if (fault) faults.push(`${href} ${fault}`);
      }
      if (token.type === 'codespan' || token.type === 'code')
        faults.push(...codeFaults((token as Tokens.Code).text, project, names));
    });
    return [...new Set(faults)].map((fault) => `${document}: ${fault}`);
  });
}
