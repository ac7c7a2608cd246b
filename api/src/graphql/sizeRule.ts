import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limits } from '../lib/limits.ts';

/** Maximum number of validation errors in a response. Another one ends the validation. */
export const maxValidationErrors = 5;

/** Depth of nested fragment spreads, which the rules of GraphQL follow by recursion. */
const deepestFragments = 30;
/** Selections of a document with all fragments expanded, whose number can double at each level. */
const maxSelections = 10_000;

/**
 * Refuses oversized documents before the other rules of GraphQL run. Some of those compare every pair of fields of a
 * selection, or of directives of a field.
 */
export function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const message = excessOf(document) ?? excessOfFragments(document);
      if (message === null) return;
      // One error above the limit aborts the validation, so that the other rules skip the document.
      for (let i = 0; i <= maxValidationErrors; i += 1) context.reportError(new GraphQLError(message));
    },
  };
}

function excessOf(document: DocumentNode): string | null {
  const open: SelectionSetNode[] = [];
  for (const definition of document.definitions)
    if ('selectionSet' in definition && definition.selectionSet) open.push(definition.selectionSet);
  for (let set = open.pop(); set; set = open.pop()) {
    if (set.selections.length > limits.breadth)
      return `A selection has ${set.selections.length} parts; at most ${limits.breadth} are allowed.`;
    for (const selection of set.selections) {
      const directives = selection.directives?.length ?? 0;
      if (directives > limits.directives)
        return `A field has ${directives} directives; at most ${limits.directives} are allowed.`;
      if ('selectionSet' in selection && selection.selectionSet) open.push(selection.selectionSet);
    }
  }
  return null;
}

interface Extent {
  selections: number;
  /** Fragments from here to the last one that is led to. */
  depth: number;
}

function excessOfFragments({ definitions }: DocumentNode): string | null {
  const fragments = new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  // A fragment that leads to itself counts once: GraphQL's own rule names it.
  const known = new Map<string, Extent>();

  function extentOf(set: SelectionSetNode | undefined): Extent {
    const extent = { selections: 0, depth: 0 };
    for (const selection of set?.selections ?? []) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? extentOfFragment(selection.name.value)
          : extentOf(selection.selectionSet);
      extent.selections = Math.min(extent.selections + 1 + inner.selections, maxSelections + 1);
      extent.depth = Math.max(extent.depth, inner.depth);
    }
    return extent;
  }

  function extentOfFragment(name: string): Extent {
    const before = known.get(name);
    if (before) return before;
    known.set(name, { selections: 0, depth: 0 });
    const { selections, depth } = extentOf(fragments.get(name)?.selectionSet);
    const extent = { selections, depth: depth + 1 };
    known.set(name, extent);
    return extent;
  }

  for (const name of fragments.keys())
    if (extentOfFragment(name).depth > deepestFragments)
      return `Fragments lead to one another more than ${deepestFragments} deep.`;
  for (const definition of definitions)
    if ('selectionSet' in definition && extentOf(definition.selectionSet).selections > maxSelections)
      return `A document has more than ${maxSelections} selections with its fragments written out.`;
  return null;
}
