import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

// A compiled query resolves a field with the same list of nodes each time.
const known = new WeakMap<readonly FieldNode[], Map<string, Set<string>>>();

/**
 * Names of the fields that a query selects below `path` (an empty path: below the resolved field itself), and of what it
 * selects of these: `city` and `city.country`.
 * Conditions (@skip, @include) are ignored: a field too many costs little, one too few would be missing.
 */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): Set<string> {
  const byPath = known.get(info.fieldNodes) ?? new Map<string, Set<string>>();
  known.set(info.fieldNodes, byPath);
  const key = path.join('.');
  const fields = byPath.get(key) ?? namesBelow(info, path);
  byPath.set(key, fields);
  return fields;
}

/**
 * The arguments of a field below the resolved one, so that what it will ask for can be read along. Null where it is not
 * selected, or several times.
 */
export function argumentsBelow(info: GraphQLResolveInfo, name: string): Record<string, unknown> | null {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  const [node, ...others] = info.fieldNodes
    .flatMap((each) => fieldsOf(each.selectionSet, info))
    .filter((each) => each.name.value === name);
  return field && node && others.length === 0 ? getArgumentValues(field, node, info.variableValues) : null;
}

function namesBelow(info: GraphQLResolveInfo, path: string[]): Set<string> {
  let nodes: readonly FieldNode[] = info.fieldNodes;
  for (const name of path) {
    nodes = nodes
      .flatMap((node) => fieldsOf(node.selectionSet, info))
      .filter((field) => field.name.value === name);
  }
  const fields = nodes.flatMap((node) => fieldsOf(node.selectionSet, info));
  return new Set(
    fields.flatMap((field) => [
      field.name.value,
      ...fieldsOf(field.selectionSet, info).map(({ name }) => `${field.name.value}.${name.value}`),
    ]),
  );
}

function fieldsOf(selectionSet: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info);
    return fieldsOf(info.fragments[selection.name.value]?.selectionSet, info);
  });
}
