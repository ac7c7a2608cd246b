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
 * Names of the fields that a query selects below `path` (empty: below the resolved field), and of their fields: `city` and
 * `city.country`. Conditions (@skip, @include) are ignored: an extra field costs little, a missing one is an error.
 */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): Set<string> {
  const byPath = known.get(info.fieldNodes) ?? new Map<string, Set<string>>();
  known.set(info.fieldNodes, byPath);
  const key = path.join('.');
  const fields = byPath.get(key) ?? namesBelow(info, path);
  byPath.set(key, fields);
  return fields;
}

const knownNodes = new WeakMap<readonly FieldNode[], Map<string, FieldNode | null>>();

/**
 * The arguments of a field below the resolved one, so that its data can be read with the parent. Null if it is not selected, or
 * several times.
 */
export function argumentsBelow(info: GraphQLResolveInfo, name: string): Record<string, unknown> | null {
  const byName = knownNodes.get(info.fieldNodes) ?? new Map<string, FieldNode | null>();
  knownNodes.set(info.fieldNodes, byName);
  if (!byName.has(name)) byName.set(name, onlyNodeBelow(info, name));
  const node = byName.get(name);
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  return field && node ? getArgumentValues(field, node, info.variableValues) : null;
}

function onlyNodeBelow(info: GraphQLResolveInfo, name: string): FieldNode | null {
  const [node, ...others] = info.fieldNodes
    .flatMap((each) => fieldsOf(each.selectionSet, info))
    .filter((each) => each.name.value === name);
  return node && others.length === 0 ? node : null;
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
