import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import type { MergeBusinessesInput } from '../../../graphql/generated.ts';
import {
  DismissDuplicatesDocument,
  MergeDuplicatesDocument,
  ReopenDuplicatesDocument,
  UndoMergeDocument,
} from '../../../graphql/generated.ts';
import { useBusinessActions } from '../../shared/listing/useBusinessActions.ts';

/** Actions on duplicates, each with a toast and an undo. They return whether they succeeded. */
export function useMerging() {
  const client = useApolloClient();
  const toast = useToast();
  const { fail } = useBusinessActions();
  /** Refetches the lists, since the compared pair is gone. */
  const readListsAgain = () =>
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName !== 'DuplicateComparison',
    });

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
    } catch (thrown) {
      fail(thrown);
      return false;
    }
    await readListsAgain().catch(() => undefined);
    return true;
  }

  const undo = (mergeIds: readonly number[]) =>
    attempt(async () => {
      let skipped = 0;
      // The last one first: each is undone from where it led to.
      for (const id of [...mergeIds].reverse()) {
        const { data } = await client.mutate({ mutation: UndoMergeDocument, variables: { id } });
        skipped += data?.undoMerge.skipped.length ?? 0;
      }
      toast({
        title: 'Birleştirme geri alındı',
        text: skipped ? `${skipped} alan bu arada yeniden değiştiği için olduğu gibi kaldı.` : undefined,
        tone: 'positive',
      });
    });

  const merge = (input: MergeBusinessesInput) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: MergeDuplicatesDocument, variables: { input } });
      const mergeIds = data?.mergeBusinesses.mergeIds ?? [];
      toast({
        title: 'Kayıtlar birleştirildi',
        text: data?.mergeBusinesses.winner.name,
        tone: 'positive',
        action: { label: 'Geri al', onPress: () => void undo(mergeIds) },
      });
    });

  const reopen = (ids: number[]) =>
    attempt(async () => {
      await client.mutate({ mutation: ReopenDuplicatesDocument, variables: { ids } });
      toast({ title: 'Eşleşme yeniden listede', tone: 'positive' });
    });

  const dismiss = (ids: number[]) =>
    attempt(async () => {
      await client.mutate({ mutation: DismissDuplicatesDocument, variables: { ids } });
      toast({
        title: 'Ayrı kayıtlar olarak işaretlendi',
        text: 'Bu eşleşme bir daha önerilmez.',
        tone: 'positive',
        action: { label: 'Geri al', onPress: () => void reopen(ids) },
      });
    });

  return { merge, undo, dismiss, reopen, fail };
}
