import { useApolloClient } from '@apollo/client/react';
import type { MergeBusinessesInput } from '../../../graphql/generated.ts';
import {
  DismissDuplicatesDocument,
  MergeDuplicatesDocument,
  ReopenDuplicatesDocument,
  UndoMergeDocument,
} from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { useDeselect } from '../../shared/listing/useSelection.ts';

/** Actions on duplicates, each with a toast and an undo. They return whether they succeeded. */
export function useMerging() {
  const client = useApolloClient();
  const { attempt, succeed } = useAction();
  const deselect = useDeselect();

  /** Runs an action, then refetches the lists, without the comparison of the pair that is gone. */
  async function change(action: () => Promise<void>): Promise<boolean> {
    if (!(await attempt(action))) return false;
    const onQueryUpdated = ({ queryName }: { queryName?: string }) => queryName !== 'DuplicateComparison';
    await client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
    return true;
  }

  const undo = (mergeIds: readonly number[]) =>
    change(async () => {
      let skipped = 0;
      // The last merge first: its source may be the target of an earlier one.
      for (const id of [...mergeIds].reverse()) {
        const { data } = await client.mutate({ mutation: UndoMergeDocument, variables: { id } });
        skipped += data?.undoMerge.skipped.length ?? 0;
      }
      succeed({
        title: 'Birleştirme geri alındı',
        text: skipped ? `${skipped} alan bu arada yeniden değiştiği için olduğu gibi kaldı.` : undefined,
      });
    });

  const merge = (input: MergeBusinessesInput) =>
    change(async () => {
      const { data } = await client.mutate({ mutation: MergeDuplicatesDocument, variables: { input } });
      const mergeIds = data?.mergeBusinesses.mergeIds ?? [];
      deselect(input.losers.map(({ id }) => id));
      succeed({
        title: 'Kayıtlar birleştirildi',
        text: data?.mergeBusinesses.winner.name,
        undo: () => undo(mergeIds),
      });
    });

  const reopen = (ids: number[]) =>
    change(async () => {
      await client.mutate({ mutation: ReopenDuplicatesDocument, variables: { ids } });
      succeed({ title: 'Eşleşme yeniden listede' });
    });

  const dismiss = (ids: number[]) =>
    change(async () => {
      await client.mutate({ mutation: DismissDuplicatesDocument, variables: { ids } });
      succeed({
        title: 'Ayrı kayıtlar olarak işaretlendi',
        text: 'Bu eşleşme bir daha önerilmez.',
        undo: () => reopen(ids),
      });
    });

  return { merge, undo, dismiss, reopen };
}
