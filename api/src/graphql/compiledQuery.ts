import {
  BREAK,
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/**
 * The operation as a function, or null if graphql-jit (0.8.9) would not answer it as graphql-js does, which a property
 * test compares. It does not
 *
 * - for a variable within an input object or a list: one that is not given becomes null instead of the field's default;
 * - for a variable of a required type with a default: it is an error not to give it;
 * - where `@skip` or `@include` stand at a part with a selection, and such a part is selected several times: the
 *   conditions of one selection are lost in the other.
 */
export function compiledQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string,
): CompiledQuery['query'] | null {
  if (!isAnsweredAlike(document)) return null;
  // From a copy: the compiler writes into the nodes of a document, and Apollo shares one `__typename` node among all.
  const plan = compileQuery(schema, parse(print(document)), operationName, jitOptions);
  return isCompiledQuery(plan) ? plan.query : null;
}

// Without it, a fragment that is spread under one condition is left out where it is spread under another.
export const jitOptions = { useExperimentalPathBasedSkipInclude: true };

function isAnsweredAlike(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  let depthOfValues = 0;
  let hasUnlikeValue = false;
  let hasConditionalPart = false;
  let hasMergedPart = false;
  const into = { enter: () => void (depthOfValues += 1), leave: () => void (depthOfValues -= 1) };

  visit(document, {
    [Kind.OBJECT]: into,
    [Kind.LIST]: into,
    [Kind.VARIABLE]: () => {
      hasUnlikeValue ||= depthOfValues > 0;
      return hasUnlikeValue ? BREAK : undefined;
    },
    [Kind.VARIABLE_DEFINITION]: ({ type, defaultValue }) => {
      hasUnlikeValue ||= type.kind === Kind.NON_NULL_TYPE && defaultValue !== undefined;
    },
    [Kind.FIELD]: ({ directives, selectionSet }) => {
      hasConditionalPart ||= selectionSet !== undefined && isAnyOf(directives);
    },
    [Kind.INLINE_FRAGMENT]: ({ directives }) => {
      hasConditionalPart ||= isAnyOf(directives);
    },
    [Kind.FRAGMENT_SPREAD]: ({ directives }) => {
      hasConditionalPart ||= isAnyOf(directives);
    },
    [Kind.SELECTION_SET]: (set) => {
      hasMergedPart ||= selectsPartTwice(set, fragments);
    },
  });
  return !hasUnlikeValue && !(hasConditionalPart && hasMergedPart);
}

const isAnyOf = (directives: readonly unknown[] | undefined): boolean => (directives?.length ?? 0) > 0;

/** Whether two selections of one field with a selection of its own meet, within the set and its fragments. */
function selectsPartTwice(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): boolean {
  const keys = new Set<string>();
  const spread = new Set<string>();
  const isTwiceIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isTwiceIn(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (!fragment) return false;
        // The same fragment once more brings the same fields once more.
        if (spread.has(selection.name.value)) return fragment.selectionSet.selections.length > 0;
        spread.add(selection.name.value);
        return isTwiceIn(fragment.selectionSet);
      }
      if (!selection.selectionSet) return false;
      const key = selection.alias?.value ?? selection.name.value;
      if (keys.has(key)) return true;
      keys.add(key);
      return false;
    });
  return isTwiceIn(set);
}
