import {
  getIntrospectionQuery,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from '../lib/limits.ts';

/** The part of a document's complexity that the fullest introspection query of the usual tools takes. */
const shareOfUsual = 0.9;

/**
 * The complexity of what an operation asks of the schema itself, by the size of its answer: the fullest query of
 * graphql-js costs nine tenths of the limit. 0 where it asks nothing.
 */
export function introspectionCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const size = new AnswerSize(schema, document).of(operation);
  return size === 0 ? 0 : Math.ceil((size / usualSize(schema)) * limits.complexity * shareOfUsual);
}

/** Whether an operation asks for nothing but the schema, so that everybody's answer is the same. */
export function isIntrospectionOnly({ selectionSet, variableDefinitions }: OperationDefinitionNode): boolean {
  return (
    (variableDefinitions ?? []).length === 0 &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && ['__schema', '__type'].includes(selection.name.value),
    )
  );
}

/** A sentence, in names. */
const sizeOfDescription = 4;

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
  const size = operation ? new AnswerSize(schema, document).of(operation) : 1;
  usualSizes.set(schema, size);
  return size;
}

/** Values that an answer to introspection holds, counted without making it. */
class AnswerSize {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly sizes = new Map<string, number>();
  private readonly lengths: Record<string, number>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    this.fragments = new Map(
      document.definitions
        .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
        .map((each) => [each.name.value, each]),
    );
    this.lengths = listLengths(schema);
  }

  of(operation: OperationDefinitionNode): number {
    const root = this.schema.getRootType(operation.operation);
    return root ? this.ofRoot(operation.selectionSet, 0) : 0;
  }

  /** What stands at the root, in fragments too; other fields are counted elsewhere. */
  private ofRoot({ selections }: SelectionSetNode, depth: number): number {
    if (depth > limits.depth) return 0;
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = this.fragments.get(selection.name.value);
        return sum + (fragment ? this.ofRoot(fragment.selectionSet, depth + 1) : 0);
      }
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return sum + this.ofRoot(selection.selectionSet, depth + 1);
      const field = [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === selection.name.value);
      return field ? sum + 1 + this.ofSelections(selection.selectionSet, getNamedType(field.type)) : sum;
    }, 0);
  }

  private ofSelections(set: SelectionSetNode | undefined, type: GraphQLNamedType): number {
    if (!set || !isCompositeType(type) || !('getFields' in type)) return 0;
    const fields = type.getFields();
    return set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return sum + this.ofSelections(selection.selectionSet, type);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + this.ofFragment(selection.name.value, type);
      const field = fields[selection.name.value];
      if (!field) return sum + 1;
      const own = field.name === 'description' ? sizeOfDescription : 1;
      const each = own + this.ofSelections(selection.selectionSet, getNamedType(field.type));
      return sum + each * (this.lengths[`${type.name}.${field.name}`] ?? 1);
    }, 0);
  }

  private ofFragment(name: string, type: GraphQLNamedType): number {
    const known = this.sizes.get(name);
    if (known !== undefined) return known;
    // A fragment that leads to itself was refused before; it must not hang here either.
    this.sizes.set(name, 0);
    const size = this.ofSelections(this.fragments.get(name)?.selectionSet, type);
    this.sizes.set(name, size);
    return size;
  }
}

const knownLengths = new WeakMap<GraphQLSchema, Record<string, number>>();

/** How long the lists of introspection are on average, and how often a type has one within. */
function listLengths(schema: GraphQLSchema): Record<string, number> {
  const known = knownLengths.get(schema);
  if (known) return known;
  const types = Object.values(schema.getTypeMap());
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const args = fields.flatMap((field) => [...field.args]);
  const enums = types.flatMap((type) => ('getValues' in type ? type.getValues() : []));
  const mean = (all: number, among: number) => Math.max(1, all / Math.max(1, among));
  const directives = schema.getDirectives();
  const lengths = {
    '__Schema.types': types.length,
    '__Schema.directives': directives.length,
    '__Type.fields': mean(fields.length, types.length),
    '__Type.inputFields': mean(inputs.length, types.length),
    '__Type.enumValues': mean(enums.length, types.length),
    '__Type.interfaces': 1,
    '__Type.possibleTypes': 1,
    // Half of all types are wrapped, and a wrapped one seldom twice.
    '__Type.ofType': 0.5,
    '__Field.args': mean(args.length, fields.length),
    '__Directive.args': mean(directives.flatMap((each) => each.args).length, directives.length),
    '__Directive.locations': mean(directives.flatMap((each) => each.locations).length, directives.length),
  };
  knownLengths.set(schema, lengths);
  return lengths;
}
