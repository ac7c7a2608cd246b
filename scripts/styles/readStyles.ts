import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One property under the conditions of `place`, whose last part is its name. */
export interface Leaf {
  place: string[];
  value: string | number | boolean;
}

/** Leaves that count while all of `tests`, texts of expressions, are true. */
export interface GuardedLeaf extends Leaf {
  tests: string[];
}

/** Part of a source that the build replaces: a call of `css`, or the styles of one part of a recipe. */
export interface StyledPart {
  start: number;
  end: number;
  leaves: GuardedLeaf[];
  /** Whether others may change this look, it changes that of others, does both, or neither. */
  role: 'base' | 'override' | 'variant' | 'whole';
}

const stylesModule = /(^|\/)theme\/styles\.ts$/;

/** A style that the build cannot know. */
class UnknownStyle extends Error {}

interface Source {
  file: string;
  text: string;
  tree: ts.SourceFile;
}

const sources = new Map<string, Source>();

function readSource(file: string, text = readFileSync(file, 'utf8')): Source {
  const known = sources.get(file);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const source = { file, text, tree };
  sources.set(file, source);
  return source;
}

/**
 * Finds the styles of a source: arguments of `css` and `cva` of theme/styles.ts. Values may be literals, constants of
 * this or another module of ours, and choices between them; the build must know all that an element can look like.
 * Errors: names the place of a style that depends on anything else.
 */
export function readStyles(file: string, text: string): StyledPart[] {
  const source = readSource(file, text);
  const names = new Map<string, string>();
  for (const statement of source.tree.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !stylesModule.test(moduleSpecifier.text)) continue;
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements)
        names.set(name.text, (propertyName ?? name).text);
  }
  const parts: StyledPart[] = [];
  const add = (node: ts.Node, values: readonly ts.Expression[], role: StyledPart['role']) => {
    const leaves: GuardedLeaf[] = [];
    for (const value of values) collect(source, value, [], [], leaves);
    parts.push({ start: node.getStart(source.tree), end: node.end, leaves: lastOfEach(leaves), role });
  };
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? names.get(node.expression.getText(source.tree)) : undefined;
    if (ts.isCallExpression(node) && called === 'css') {
      guarded(source, node, () => add(node, node.arguments, roleOf(node)));
      return;
    }
    if (ts.isCallExpression(node) && called === 'cva') {
      const [recipe] = node.arguments;
      if (recipe && ts.isObjectLiteralExpression(recipe))
        guarded(source, node, () => readRecipe(recipe, add));
      return;
    }
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) visit(source.tree);
  return parts;
}

/** An HTML element has all its styles in one place; a component has its own styles. */
function roleOf(call: ts.CallExpression): StyledPart['role'] {
  for (let node: ts.Node = call.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'cx') return 'base';
    if (!ts.isJsxAttribute(node)) continue;
    return /^[a-z]/.test(node.parent.parent.tagName.getText()) ? 'whole' : 'override';
  }
  return 'override';
}

function guarded(source: Source, node: ts.Node, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof UnknownStyle)) throw error;
    const { line } = source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree));
    const message = `${path.relative(process.cwd(), source.file)}:${line + 1}: ${error.message}`;
    throw new Error(message, { cause: error });
  }
}

type Add = (node: ts.Node, values: readonly ts.Expression[], role: StyledPart['role']) => void;

function readRecipe(recipe: ts.ObjectLiteralExpression, add: Add): void {
  for (const property of recipe.properties) {
    if (!ts.isPropertyAssignment(property)) throw new UnknownStyle('a recipe has no spread parts');
    const { initializer } = property;
    const name = nameOf(property.name);
    if (name === 'base') add(initializer, [initializer], 'base');
    else if (name === 'variants') forEachPart(initializer, (variant) => forEachPart(variant, addPart));
    else if (name !== 'defaultVariants') throw new UnknownStyle(`a recipe has no ${name} here`);
  }
  function addPart(part: ts.Expression) {
    add(part, [part], 'variant');
  }
}

function forEachPart(node: ts.Expression, use: (part: ts.Expression) => void): void {
  if (!ts.isObjectLiteralExpression(node)) throw new UnknownStyle('variants are written out');
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) throw new UnknownStyle('variants are written out');
    use(property.initializer);
  }
}

function nameOf(name: ts.PropertyName): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return name.text;
  throw new UnknownStyle(`the name ${name.getText()} is not written out`);
}

function collect(
  source: Source,
  node: ts.Expression,
  place: string[],
  tests: string[],
  leaves: GuardedLeaf[],
): void {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return collect(source, node.expression, place, tests, leaves);
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) collect(source, property.expression, place, tests, leaves);
      else if (ts.isPropertyAssignment(property))
        collect(source, property.initializer, [...place, nameOf(property.name)], tests, leaves);
      else if (ts.isShorthandPropertyAssignment(property))
        collect(source, property.name, [...place, property.name.text], tests, leaves);
      else throw new UnknownStyle(`${property.getText()} is no style`);
    }
    return;
  }
  if (ts.isConditionalExpression(node)) {
    const test = node.condition.getText(source.tree);
    collect(source, node.whenTrue, place, [...tests, `(${test})`], leaves);
    collect(source, node.whenFalse, place, [...tests, `!(${test})`], leaves);
    return;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    collect(source, node.right, place, [...tests, `(${node.left.getText(source.tree)})`], leaves);
    return;
  }
  const value = literalOf(node);
  if (value !== undefined) {
    if (value !== null) leaves.push({ place, value, tests });
    return;
  }
  if (ts.isIdentifier(node)) {
    const constant = constantOf(source, node);
    return collect(constant.source, constant.value, place, tests, leaves);
  }
  throw new UnknownStyle(
    `the build does not know the style ${node.getText()}: write it out, or as a choice (a ? b : c)`,
  );
}

/** Null means no style. */
function literalOf(node: ts.Expression): string | number | boolean | null | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isIdentifier(node) && node.text === 'undefined') return null;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = literalOf(node.operand);
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
}

/** Value of a name: a constant of the module, or of a module of ours that it is imported from. */
function constantOf(source: Source, node: ts.Identifier): { source: Source; value: ts.Expression } {
  const value = constantIn(source, node.text);
  if (value) return { source, value };
  for (const statement of source.tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const from = statement.moduleSpecifier.text;
    if (!bindings || !ts.isNamedImports(bindings) || !from.startsWith('.')) continue;
    const imported = bindings.elements.find(({ name }) => name.text === node.text);
    const file = path.resolve(path.dirname(source.file), from);
    if (!imported || !existsSync(file)) continue;
    const other = readSource(file);
    const found = constantIn(other, (imported.propertyName ?? imported.name).text);
    if (found) return { source: other, value: found };
  }
  throw new UnknownStyle(`the build does not know what ${node.text} is: make it a constant of a module`);
}

function constantIn(source: Source, name: string): ts.Expression | undefined {
  for (const statement of source.tree.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
      continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isIdentifier(declared) && declared.text === name) return initializer;
  }
  return undefined;
}

/** Of styles of one place the last counts, as in an object; one that counts only at times cannot replace another. */
function lastOfEach(leaves: GuardedLeaf[]): GuardedLeaf[] {
  return leaves.filter((leaf, at) => {
    const key = leaf.place.join('\0');
    return !leaves.slice(at + 1).some((later) => {
      if (later.place.join('\0') !== key) return false;
      if (later.tests.length === 0 || later.tests.join() === leaf.tests.join()) return true;
      if (leaf.tests.length > 0) return false;
      throw new UnknownStyle(`${leaf.place.join(' ')} is set twice: make it one choice (a ? b : c)`);
    });
  });
}
