import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Names of the fields that a query selects below `path` (an empty path: below the resolved field itself).
 * Conditions (@skip, @include) are ignored: a field too many costs little, one too few would be missing.
 */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): Set<string> {
  let nodes: readonly FieldNode[] = info.fieldNodes;
  for (const name of path) {
    nodes = nodes
      .flatMap((node) => fieldsOf(node.selectionSet, info))
      .filter((field) => field.name.value === name);
  }
  return new Set(nodes.flatMap((node) => fieldsOf(node.selectionSet, info)).map((field) => field.name.value));
}

function fieldsOf(selectionSet: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info);
    return fieldsOf(info.fragments[selection.name.value]?.selectionSet, info);
  });
}
