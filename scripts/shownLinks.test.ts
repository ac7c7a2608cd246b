import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

// URLs from data are rendered only if safeLink() or shownLink() accepts them. These tests find every place that sets a URL of an
// element: each must be a path of this site by its form, or the result of one of these functions.

/** Functions with a safe result: the guards, and functions that build URLs only from them and from paths. */
const guards =
  /^(?:safeLink|shownLink|photoPath|siteCardPath|businessCardPath|mapPicturePath|URL\.createObjectURL|mapsLink|websiteLink|phoneLink|emailLink)$|^(?:paths|adminPaths)\.\w+$/;

/** Expressions that are safe for a reason in another file, with the reason. File names are unique. */
const followed: Record<string, string> = {
  'ActionLink.tsx: action.href': 'businessActions() guards each',
  'BusinessAside.tsx: href': 'entries of the functions above, without null',
  'BusinessTable.tsx: hrefOf(row)': 'a path of the back office',
  "BusinessesPage.tsx: hrefOf({ ...view, dialog: 'bulk', dialogId: null })": 'a path of the back office',
  'ContactCards.tsx: href ?? `#${MESSAGE_FORM}`': 'contactWays() guards each',
  'DirectoryTools.tsx: path': 'a path of the site',
  'TaxonListing.tsx: path': 'a path of the site',
  'useLightbox.tsx: href': 'photoPath() of the pressed link',
  'ErrorNotice.tsx: retryHref': 'the path of the page that failed',
  'PathLink.tsx: to': 'OutboundLink guards it',
  'PlaceTable.tsx: path(slug)': 'paths.city or paths.category',
  'CommandPalette.tsx: does.open': 'a path of the site',
  'SiteLink.tsx: to': 'a path of the site, which each page that uses it is tested for',
};

/** Data fields with URLs; no link of the router may use them. */
const dataAddress = /(?:^|\.)(?:website|url|href|\w+(?:Link|Url)|downloadPath)$/;

const folder = path.join(process.cwd(), 'web/src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)(?:generated|testing)(?:\/|\.ts$)/.test(file),
);

const addressAttribute =
  /^(?:href|src|srcSet|action|formAction|poster|cite|ping|background|xlinkHref|srcDoc)$/;
/** Start of a text that can only be a path, a query or a fragment of this site, or a known URL. */
const ownStart = /^(?:\/(?![/\\])|[?#]|\.$|https:\/\/(?:[a-z0-9-]+\.)+[a-z]+\/|$)/;

class Reader {
  readonly found: string[] = [];
  private readonly declared = new Map<string, ts.Node>();

  constructor(
    private readonly file: string,
    text: string,
  ) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    this.collect(source);
    this.visit(source);
  }

  private collect(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      this.declared.set(node.name.text, node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name) this.declared.set(node.name.text, node);
    ts.forEachChild(node, (child) => this.collect(child));
  }

  private visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node)) this.readAttribute(node);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left, right } = node;
      const isAddress = ts.isPropertyAccessExpression(left) && /^(?:href|src|srcdoc)$/.test(left.name.text);
      if (isAddress) this.check(right);
    }
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const called = node.expression.getText();
      if (/^(?:window\.open|(?:window\.)?location\.(?:assign|replace))$/.test(called) && first)
        this.check(first);
      if (/\.setAttribute$/.test(called) && second && /^'(?:href|src|action)'$/.test(first?.getText() ?? ''))
        this.check(second);
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private readAttribute(node: ts.JsxAttribute): void {
    const name = node.name.getText();
    const value = node.initializer;
    if (!value || !ts.isJsxExpression(value) || !value.expression) return;
    const tag = node.parent.parent.tagName.getText();
    if (name === 'to') {
      if (
        dataAddress.test(value.expression.getText()) &&
        !/Href$|^href$|\.href$/.test(value.expression.getText())
      )
        this.note(value.expression);
      return;
    }
    // A component may call a button of its own an action.
    if (addressAttribute.test(name) && (name !== 'action' || /form$/i.test(tag)))
      this.check(value.expression);
  }

  private check(expression: ts.Expression): void {
    if (!this.isSafe(expression, 0)) this.note(expression);
  }

  private note(expression: ts.Expression): void {
    this.found.push(`${this.file}: ${expression.getText().replace(/\s+/g, ' ')}`);
  }

  private isSafe(node: ts.Node | undefined, depth: number): boolean {
    const safe = (one: ts.Node | undefined) => this.isSafe(one, depth + 1);
    if (!node || depth > 8) return false;
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
      return safe(node.expression);
    if (ts.isStringLiteralLike(node)) return ownStart.test(node.text);
    if (node.kind === ts.SyntaxKind.NullKeyword || node.getText() === 'undefined') return true;
    if (ts.isTemplateExpression(node))
      return node.head.text === ''
        ? safe(node.templateSpans[0]?.expression)
        : node.head.text !== '/' && ownStart.test(node.head.text);
    if (ts.isConditionalExpression(node)) return safe(node.whenTrue) && safe(node.whenFalse);
    if (ts.isBinaryExpression(node)) {
      const sign = node.operatorToken.getText();
      if (sign === '&&') return safe(node.right);
      if (sign === '+') return safe(node.left);
      return (sign === '??' || sign === '||') && safe(node.left) && safe(node.right);
    }
    if (ts.isCallExpression(node)) {
      if (guards.test(node.expression.getText())) return true;
      const called = ts.isIdentifier(node.expression) ? this.declared.get(node.expression.text) : undefined;
      return called !== undefined && ts.isFunctionLike(called) && returnsOf(called).every(safe);
    }
    if (ts.isIdentifier(node)) {
      const declared = this.declared.get(node.text);
      return declared !== undefined && !ts.isFunctionLike(declared) && safe(declared);
    }
    return false;
  }
}

function returnsOf(node: ts.SignatureDeclaration): ts.Node[] {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [node.body];
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isReturnStatement(child) && child.expression) found.push(child.expression);
    if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

describe('addresses on pages', () => {
  it('are paths of the site, or went through the guard', () => {
    const found = files.flatMap(
      (file) => new Reader(path.basename(file), readFileSync(path.join(folder, file), 'utf8')).found,
    );
    expect(found.filter((one) => !Object.hasOwn(followed, one))).toEqual([]);
    expect(Object.keys(followed).filter((one) => !found.includes(one))).toEqual([]);
  });

  it.each([
    ['<a href={url} />', true],
    ['<a href={business.website} />', true],
    ['<a href={`${url}/x`} />', true],
    ['<a href={`/${slug}`} />', true],
    ['<a href={`//${host}`} />', true],
    ['<img src={business.photoUrl ?? "/x.svg"} />', true],
    ['<chakra.form action={target} />', true],
    ['<Link to={business.website}>x</Link>', true],
    ['window.open(url)', true],
    ['(link.href = url)', true],
    ['<a href={safeLink(url) ?? undefined} />', false],
    ['<a href={paths.business(slug)} />', false],
    ['<a href={`/business/${slug}`} />', false],
    ['<img src={photoPath(id, key, 320)} />', false],
    ['<SectionCard action={button} />', false],
  ])('are found by this test: %s', (code, isUnguarded) => {
    expect(new Reader('x.tsx', `const x = ${code};`).found.length > 0).toBe(isUnguarded);
  });
});
