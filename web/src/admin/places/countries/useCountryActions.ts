import { isolated } from '../../../../../domain/text/bidi.ts';
import { useApolloClient } from '@apollo/client/react';
import type { CountryRename_RowFragment } from '../../../graphql/generated.ts';
import { UndoCountryRenameDocument } from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';

/** Actions on the name of a country, each with a toast. */
export function useCountryActions() {
  const client = useApolloClient();
  const { attempt, succeed, refetchLists } = useAction();

  const undo = (id: number) =>
    attempt(async () => {
      await client.mutate({ mutation: UndoCountryRenameDocument, variables: { id } });
      succeed({ title: 'Geri alındı' });
      await refetchLists();
    });

  /** Shows that a country has a new name, with its undo. */
  async function reportRename({ id, before, after }: CountryRename_RowFragment) {
    succeed({
      title: 'Ülkenin adı değişti',
      text: `${isolated(before)} → ${isolated(after)}`,
      undo: () => undo(id),
    });
    await refetchLists();
  }

  return { undo, reportRename, refetchLists };
}
