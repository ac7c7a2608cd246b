import {
  getArgumentValues,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from '../lib/limits.ts';

/** Share of the complexity limit that the largest introspection query of common tools takes. */
const shareOfLargest = 0.9;

/**
 * The complexity of an operation's introspection, by the size of its response. The largest query of graphql-js costs nine tenths of
 * the limit, so no response is much larger. 0 without introspection.
 */
export function introspectionCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> = {},
): number {
  const usual = usualSize(schema);
  const most = Math.ceil(usual / shareOfLargest) + 1;
  const size = new AnswerSize(schema, document, variables, most).of(operation);
  return Math.ceil((size / usual) * limits.complexity * shareOfLargest);
}

/** Whether an operation is only introspection, so that its result is the same for every caller. */
export function isIntrospectionOnly({ selectionSet, variableDefinitions }: OperationDefinitionNode): boolean {
  return (
    (variableDefinitions ?? []).length === 0 &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && ['__schema', '__type'].includes(selection.name.value),
    )
  );
}

const usualSizes = new WeakMap<GraphQLSchema, number>();

function usualSize(schema: GraphQLSchema): number {
  const known = usualSizes.get(schema);
  if (known !== undefined) return known;
  const document = parse(
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const size = operation ? new AnswerSize(schema, document, {}, Infinity).of(operation) : 1;
  usualSizes.set(schema, size);
  return size;
}

/** Characters of punctuation for each field of a response. */
const punctuation = 4;

class TooLarge extends Error {}

/**
 * Counts the characters of an introspection response without building it, up to a limit. It resolves the real values
 * with the resolvers of graphql-js, since an average would be wrong for a type with a hundred fields.
 */
class AnswerSize {
  private size = 0;
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly info: GraphQLResolveInfo;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Record<string, unknown>,
    private readonly most: number,
  ) {
    this.fragments = new Map(
      document.definitions
        .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
        .map((each) => [each.name.value, each]),
    );
    // All that the resolvers of introspection look at.
    this.info = { schema } as GraphQLResolveInfo;
  }

  /** The size, or what the limit is where it is larger. */
  of(operation: OperationDefinitionNode): number {
    const root = this.schema.getRootType(operation.operation);
    try {
      if (root) this.addRoot(operation.selectionSet, 0);
    } catch (error) {
      if (error instanceof TooLarge) return this.most;
      throw error;
    }
    return this.size;
  }

  private add(characters: number): void {
    this.size += characters;
    if (this.size > this.most) throw new TooLarge();
  }

  /** The selections of a set, those of its fragments included. A fragment that leads to itself was refused before. */
  private *fieldsOf({ selections }: SelectionSetNode, depth: number): Generator<FieldNode> {
    if (depth > limits.depth * 2) return;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) yield selection;
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        yield* this.fieldsOf(selection.selectionSet, depth + 1);
      else {
        const fragment = this.fragments.get(selection.name.value);
        if (fragment) yield* this.fieldsOf(fragment.selectionSet, depth + 1);
      }
    }
  }

  /** Adds the root fields of introspection; other fields are counted elsewhere. */
  private addRoot(set: SelectionSetNode, depth: number): void {
    for (const node of this.fieldsOf(set, depth)) {
      const field = [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === node.name.value);
      if (field) this.addField(node, field, undefined);
    }
  }

  private addField(node: FieldNode, field: GraphQLField<unknown, unknown>, source: unknown): void {
    this.add((node.alias ?? node.name).value.length + punctuation);
    let value: unknown;
    try {
      value = field.resolve?.(source, getArgumentValues(field, node, this.variables), undefined, this.info);
    } catch {
      // Arguments that do not fit, which running it will say.
      return;
    }
    const type = getNamedType(field.type);
    const fields = isObjectType(type) ? type.getFields() : null;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (each === null || each === undefined || !fields || !node.selectionSet) {
        this.add(typeof each === 'string' ? each.length + 2 : punctuation);
        continue;
      }
      this.add(2);
      for (const inner of this.fieldsOf(node.selectionSet, 0)) {
        const innerField = fields[inner.name.value];
        if (innerField) this.addField(inner, innerField, each);
        else this.add(inner.name.value.length + punctuation);
      }
    }
  }
}
