import {
  GraphQLError,
  type ASTVisitor,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limits } from '../lib/limits.ts';

/** Most errors reported for one document; validation ends with the next. */
export const mostValidationErrors = 5;

/**
 * Refuses what no other limit would let pass before the rules of GraphQL itself look at it, some of which compare each
 * field of a selection, or each directive of a field, with each other one.
 */
export function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const message = excessOf(document);
      if (message === null) return;
      // One error above the limit ends the validation, so that the other rules do not run.
      for (let i = 0; i <= mostValidationErrors; i += 1) context.reportError(new GraphQLError(message));
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
