import ts from 'typescript';

/** Words of a private dialect, each with the term of the field. Matched in prose, and in identifiers split at their humps. */
const dialect: readonly (readonly [words: RegExp, term: string])[] = [
  [/\bkept\b/i, 'stored, cached'],
  [/\b(?:hear )?page drops?\b/i, 'cache invalidation'],
  [/\bpage life\b/i, 'cache policy'],
  [/\bstood in\b/i, 'stale'],
  [/(?<!\bin[- ])\bflights?\b/i, 'in-flight request'],
  [/\bin one go\b|\bonce back\b/i, 'batch, onReconnect'],
  [/\btakeovers?\b/i, 'hydration'],
  [/\bopen to others\b/i, 'CORS'],
  [/\brefuse cross site\b/i, 'CSRF protection'],
  [/\blimit addresses\b|\baddress budget\b/i, 'rate limiting by IP'],
  [/\bdoors?\b(?! (?:is closed|opens))/i, 'transport'],
  [/\berrands?\b/i, 'polled task'],
  [/\bland(?:s|ed|ings?)\b|\b(?:to|may|can|can't|while \w+) land\b/i, 'apply, commit'],
  [/\bdoubt(?:s|ed|ful)?\b/i, 'ambiguous match, uncertain'],
  [/\bslips?\b/i, 'typo'],
  [/\bmeant words\b/i, 'query expansion'],
  [/\bring start\b|\bglobe cells\b/i, 'grid cells, search radius'],
  [/\bfates?\b/i, 'outcome'],
  [/\bmade[- ]up\b|\bdemonstrations?\b/i, 'sample data, demo'],
  [/\bdear(?:er|est)\b/i, 'expensive'],
  [/\btold\b|\btells\b|\bto tell\b/i, 'report, show, send, distinguish'],
  [/\b(?:take|takes|took|taken|taking) (?:that |it |this )?back\b/i, 'undo, restore, withdraw'],
  [/\bchanges? of many\b(?! rows)/i, 'bulk edit'],
  [/\bprogram of before\b/i, 'the previous release'],
  [/\bendur(?:e|es|ed|ance)\b/i, 'stress, soak'],
  [/\bread call\b|\boffer load\b/i, 'parseArgs, generateLoad'],
  [/\bwhoever\b/i, 'the client, the operator, the worker'],
  [/\b(?:un)?parted\b/i, 'split, without spaces'],
  [/\bheard\b|\bby ear\b/i, 'phonetic, sounds like'],
  [/\bunlikeness\b/i, 'distance'],
  [/\blikeness\b/i, 'similarity'],
  [/\bremember(?:s|ed|ing)?\b/i, 'store, save, memoize'],
  [/\bstrangers?\b/i, 'anonymous client, other site'],
  [/\bmend(?:s|ed|ing)?\b/i, 'repair, fix'],
  [/\banew\b|\bcomes? again\b/i, 'again, repeats'],
  [/\bcalled so\b|\bso called\b/i, 'named, with that name'],
  [/\bsays? nothing\b/i, 'is ignored, is meaningless, is no evidence'],
  [/\b(?:falls?|fallen) silent\b|\bin vain\b/i, 'stops responding, without success'],
  [/\baddress(?:es)? of mail\b/i, 'email address'],
];

/** Names of the GraphQL schema, of columns and of other packages, which clients or stored data use. */
const contractNames =
  /^(?:kept|REMEMBERED|winnerKept|reviewsKept|errandsWaiting|DEMONSTRATION|landingAt|doubts|doubtful|doubtId|doubtPolicy|doubtReason|doubt_\w+|Doubt(?:Candidate|Decision|Policy|Reason)|(?:use)?(?:[dD]ecide)?[iI]mportDoubts?(?:Type|Connection|Query|Mutation|Input|Document)?|DecideImportDoubt\w*|\w*reviewsDoubtful|reviews_doubtful|positionDoubtful|doubts(?:Invalid|Option)|import_doubts|DOUBTFUL|ApolloServerPluginLandingPageDisabled)$/;

/** An identifier as words: `keptDays` is `kept Days`. */
const wordsOf = (identifier: string): string =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ');

/** Names of what a text is about, which readers of reports and of the schema see. */
const titled = /^(?:describe|it|test)$/;
const described = /^(?:description|summary|details|promise)$/;

function calleeOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return calleeOf(node.expression);
  return ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)
    ? calleeOf(ts.isCallExpression(node) ? node.expression : node.tag)
    : '';
}

const isProse = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent)
    ? titled.test(calleeOf(parent.expression))
    : ts.isPropertyAssignment(parent) && described.test(parent.name.getText());

/** Comments, titles of tests, descriptions and identifiers of a TypeScript file, by line from 1. */
function textsOf(source: string, isTsx: boolean): [line: number, text: string][] {
  const file = ts.createSourceFile(isTsx ? 'a.tsx' : 'a.ts', source, ts.ScriptTarget.Latest, true);
  const found: [number, string][] = [];
  const add = (at: number, text: string) =>
    found.push([file.getLineAndCharacterOfPosition(at).line + 1, text]);
  const comments = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !contractNames.test(node.text)) add(node.getStart(), wordsOf(node.text));
    if (ts.isStringLiteralLike(node) && isProse(node)) add(node.getStart(), node.text);
    for (const range of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      if (comments.has(range.pos)) continue;
      comments.add(range.pos);
      const lines = source.slice(range.pos, range.end).split('\n');
      lines.forEach((line, at) =>
        found.push([file.getLineAndCharacterOfPosition(range.pos).line + 1 + at, line]),
      );
    }
    node.getChildren().forEach(visit);
  };
  visit(file);
  return found;
}

// Nine files of ten have no such word anywhere, and need not be parsed.
const mayUseDialect = (source: string): boolean =>
  [source, wordsOf(source)].some((text) => dialect.some(([words]) => words.test(text)));

/** Each use of the dialect in a file, as `file:line word (term)`. Code of documents counts as text. */
export function dialectIn(file: string, source: string): string[] {
  const texts = /\.tsx?$/.test(file)
    ? mayUseDialect(source)
      ? textsOf(source, file.endsWith('x'))
      : []
    : source.split('\n').map((text, at) => [at + 1, text] as [number, string]);
  const name = file.replace(/^.*\/|\..*$/g, '');
  return [[0, contractNames.test(name) ? '' : wordsOf(name)] as [number, string], ...texts].flatMap(
    ([line, text]) =>
      dialect.flatMap(([words, term]) => {
        const word = words.exec(text)?.[0];
        return word === undefined ? [] : [`${file}:${line} “${word}” (${term})`];
      }),
  );
}
