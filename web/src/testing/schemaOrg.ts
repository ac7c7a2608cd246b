import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// The vocabulary of schema.org as the package schema-dts prints it: an interface for each class with its properties and
// their ranges, and a union for each class with its subclasses or for each enumeration with its members.
const file = path.resolve('node_modules/schema-dts/dist/schema.d.ts');

interface Shape {
  bases: string[];
  /** Names of what a property may hold. */
  properties: Map<string, string[]>;
}

interface Union {
  names: string[];
  literals: string[];
}

const shapes = new Map<string, Shape>();
const unions = new Map<string, Union>();

function membersOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isUnionTypeNode(type) ? type.types : [type];
}

function unionOf(type: ts.TypeNode): Union {
  const members = membersOf(type);
  return {
    names: members.filter(ts.isTypeReferenceNode).map(({ typeName }) => (typeName as ts.Identifier).text),
    literals: members
      .filter(ts.isLiteralTypeNode)
      .flatMap(({ literal }) => (ts.isStringLiteral(literal) ? [literal.text] : [])),
  };
}

/** Type argument of SchemaValue<…>, which a property may also repeat. */
function rangeOf({ type }: ts.PropertySignature): string[] {
  const inner = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
  return inner ? unionOf(inner).names : [];
}

function shapeOf(node: ts.InterfaceDeclaration): Shape {
  const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => (expression as ts.Identifier).text),
  );
  const properties = node.members
    .filter(ts.isPropertySignature)
    .map((member) => [(member.name as ts.StringLiteral).text, rangeOf(member)] as const);
  return { bases, properties: new Map(properties) };
}

function read(): void {
  for (const node of ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    .statements) {
    if (ts.isInterfaceDeclaration(node)) shapes.set(node.name.text, shapeOf(node));
    if (ts.isTypeAliasDeclaration(node)) unions.set(node.name.text, unionOf(node.type));
  }
}

/** Ranges of the properties that a class has, its own and those of the classes above it; null if there is no such class. */
export function propertiesOf(className: string): Map<string, string[]> | null {
  if (shapes.size === 0) read();
  const leaf = shapes.get(`${className}Leaf`);
  if (!leaf) return null;
  const found = new Map<string, string[]>();
  const collect = ({ bases, properties }: Shape): void => {
    for (const [name, range] of properties) found.set(name, range);
    for (const base of bases) {
      const shape = shapes.get(base);
      if (shape) collect(shape);
    }
  };
  collect(leaf);
  return found;
}

/** Whether a class is another one, or below it. */
export function isKindOf(className: string, wanted: string): boolean {
  const names = unions.get(wanted)?.names ?? [];
  return names.includes(`${className}Leaf`) || names.some((name) => isKindOf(className, name));
}

/** Members of an enumeration, by name and by address. */
export function enumerationMembers(enumeration: string): readonly string[] {
  return unions.get(enumeration)?.literals ?? [];
}
