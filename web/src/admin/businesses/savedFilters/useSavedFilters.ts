import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { cleanName } from '../../../../../domain/text/names.ts';
import type { SavedFiltersQuery } from '../../../graphql/generated.ts';
import {
  DeleteSavedFilterDocument,
  SaveFilterDocument,
  SavedFiltersDocument,
  useSavedFiltersQuery,
} from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';

export type SavedFilter = SavedFiltersQuery['savedFilters'][number];

/** The operator's saved filters. Saving and deleting show a toast with an undo, or set `problem`. */
export function useSavedFilters() {
  const client = useApolloClient();
  const { succeed, attempt: attemptLater } = useAction();
  const { data, refetch } = useSavedFiltersQuery();
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setProblem('');
    try {
      await work();
      await refetch();
      return true;
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setProblem(message);
      return false;
    }
  }

  const send = (variables: Pick<SavedFilter, 'name' | 'query'>) =>
    client.mutate({ mutation: SaveFilterDocument, variables, refetchQueries: [SavedFiltersDocument] });
  const undoBy = (before: SavedFilter) => () => attemptLater(() => send(before));

  /** The stored filter of a name that the server would take for the same. */
  async function findByName(name: string): Promise<SavedFilter | undefined> {
    const current = await refetch().catch(() => null);
    return current?.data?.savedFilters.find((filter) => filter.name === cleanName(name));
  }

  /** Saves a filter; `replaced` is the stored one of that name. Returns whether it succeeded. */
  async function save(name: string, query: string, replaced: SavedFilter | null): Promise<boolean> {
    if (!(await attempt(() => send({ name, query })))) return false;
    succeed({
      title: 'Filtre kaydedildi',
      text: name,
      undo: replaced ? undoBy(replaced) : undefined,
    });
    return true;
  }

  async function remove(filter: SavedFilter): Promise<void> {
    const variables = { id: filter.id };
    if (await attempt(() => client.mutate({ mutation: DeleteSavedFilterDocument, variables })))
      succeed({ title: 'Filtre silindi', text: filter.name, undo: undoBy(filter) });
  }

  return { filters: data?.savedFilters ?? [], problem, findByName, save, remove };
}
