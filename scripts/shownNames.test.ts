import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

// Names from people and files may be in a right-to-left script. Beside other words they must be isolated: by <bdi> in markup, by
// isolated() or joinIsolated() in text.

/** Files whose `name` is an identifier of the program, not a name from data. File names are unique. */
const ownWords = new Set([
  'AdPreview.tsx',
  'PlacementFields.tsx',
  'DayRanges.tsx',
  'HoursField.tsx',
  'StatusCards.tsx',
  'IdentityForm.tsx',
  'deleteCookies.ts',
  'watchVitals.ts',
  'Pager.tsx',
  'hueStyle.ts',
  'pageHead.ts',
  'MapArt.tsx',
]);

/** Texts that are not displayed: file names, form fields, a query for a map, log lines. */
const plainTexts = new Set([
  'CityField.tsx: `${city.name}, ${countryLabel(city.country.code)}`',
  'csvText.ts: `${name}.csv`',
  'auditDifference.ts: `${path}.${name}`',
  'identityValues.ts: `${name} ${url}`',
  'injectCodes.ts: `Injected code “${code.name}” failed.`',
  'businessActions.ts: `${business.name}, ${addressText(business)}`',
  'addressText.ts: [street, town, state, country?.name]',
  'CityPage.tsx: `Businesses in ${name}${inRegion}`',
  'AuditFilters.tsx: `API: ${name}`',
  'bulkLabels.ts: `${filterNames[name] ?? name} ${Object.hasOwn(states, text) ? states[text as keyof typeof states] : isolated(text)}`',
  // Isolated as a whole by the joinIsolated() that it goes into.
  'AuditRow.tsx: `API: ${apiKeyName}`',
  'RecentActivities.tsx: `API: ${apiKeyName}`',
  'SubmissionHistory.tsx: `API: ${apiKeyName}`',
]);

/** Attributes for screen readers, or that are not text. */
const unseenAttribute = /^(?:aria-.*|alt|id|key|name|htmlFor|className)$/;

const folder = path.join(process.cwd(), 'web/src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)(?:generated|testing)(?:\/|\.ts$)/.test(file),
);

function isName(node: ts.Expression): boolean {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isName(node.expression);
  const last = ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';
  return /^(?:name|.*Name)$/.test(last);
}

/** Names in the value of an expression: the whole value, an alternative, or a part of a text. */
function namesIn(node: ts.Expression): ts.Expression[] {
  if (isName(node)) return [node];
  if (ts.isParenthesizedExpression(node)) return namesIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...namesIn(node.whenTrue), ...namesIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isChoice = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(
      node.operatorToken.kind,
    );
    return [...(isChoice ? namesIn(node.left) : []), ...namesIn(node.right)];
  }
  return [];
}

function attributeOf(node: ts.Node): string {
  for (let at = node.parent; !ts.isStatement(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) return at.name.getText();
    if (ts.isSourceFile(at.parent)) break;
  }
  return '';
}

/** The list in `[…].filter(…).join(' · ')`, where signs are put between its texts. */
function joinedList({ expression, arguments: [separator] }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return null;
  if (!separator || !/\S/.test(separator.getText().slice(1, -1).replace(/\\./g, ''))) return null;
  let list: ts.Expression = expression.expression;
  while (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression))
    list = list.expression.expression;
  return ts.isArrayLiteralExpression(list) ? list : null;
}

/** Places of a file where a name is among other words without being isolated. */
function bareNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      const tag = ts.isJsxElement(node.parent) ? node.parent.openingElement.tagName.getText() : '';
      const isWrapped = tag === 'bdi' || tag === 'option';
      if (!isWrapped && namesIn(node.expression).length > 0) found.push(`${file}: ${node.getText()}`);
    }
    if (ts.isTemplateExpression(node) && !unseenAttribute.test(attributeOf(node))) {
      if (node.templateSpans.some(({ expression }) => namesIn(expression).length > 0))
        found.push(`${file}: ${node.getText()}`);
    }
    const list = ts.isCallExpression(node) ? joinedList(node) : null;
    if (list?.elements.some((one) => namesIn(one).length > 0)) found.push(`${file}: ${list.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('names on screens', () => {
  it('are isolated from the words around them', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => !ownWords.has(path.basename(file)))
      .flatMap((file) => bareNames(path.basename(file), readFileSync(path.join(folder, file), 'utf8')));
    expect(found.filter((one) => !plainTexts.has(one))).toEqual([]);
  });

  it.each([
    ['<p>{business.name}</p>', true],
    ['<p>{city?.name ?? "x"}</p>', true],
    ['<p>{isOpen ? business.name : null}</p>', true],
    ['<p><bdi>{business.name}</bdi></p>', false],
    ['<PageHead title={`${business.name} | x`} />', true],
    ['<PageHead title={`${isolated(business.name)} | x`} />', false],
    ['<button aria-label={`Delete ${name}`} />', false],
    ['toast({ text: `“${place.name}” is gone` })', true],
    ["[category.name, city.name].filter(Boolean).join(' · ')", true],
    ["joinIsolated([category.name, city.name], ' · ')", false],
  ])('are found by this test: %s', (code, isBare) => {
    expect(bareNames('x.tsx', `const x = ${code};`).length > 0).toBe(isBare);
  });
});
