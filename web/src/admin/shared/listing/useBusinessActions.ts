import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import {
  BringBackBusinessDocument,
  BusinessHistoryDocument,
  TrashBusinessDocument,
  UndoBusinessChangeDocument,
} from '../../../graphql/generated.ts';
import { useAction } from '../form/useAction.ts';

/** Actions on one listing, each with a toast and an undo. */
export function useBusinessActions() {
  const client = useApolloClient();
  const toast = useToast();
  const { attempt, succeed, refetchLists } = useAction();

  /** Undoes one change, by the id of its revision. */
  const undoChange = (revisionId: number) =>
    attempt(async () => {
      const { data } = await client.mutate({
        mutation: UndoBusinessChangeDocument,
        variables: { id: revisionId },
      });
      const skipped = data?.undoBusinessRevision.skipped.length ?? 0;
      succeed({
        title: 'Geri alındı',
        text: skipped ? `${skipped} alan bu arada yeniden değiştiği için olduğu gibi kaldı.` : undefined,
      });
      await refetchLists();
    });

  /** Undoes the change that created `version`, unless there is a later one. */
  const undoVersion = (id: number, version: number) =>
    attempt(async () => {
      const { data } = await client.query({
        query: BusinessHistoryDocument,
        variables: { id, first: 1, offset: 0 },
        fetchPolicy: 'network-only',
      });
      const last = data?.businessRevisions.nodes[0];
      if (last?.version === version - 1) await undoChange(last.id);
      else
        toast({
          title: 'Geri alınamadı',
          text: 'Kayıt bu arada yeniden değişti; geçmişinden geri alabilirsiniz.',
          tone: 'danger',
        });
    });

  const restore = (id: number) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: BringBackBusinessDocument, variables: { id } });
      succeed({ title: 'Geri getirildi', text: data?.restoreBusiness.name });
      await refetchLists();
    });

  const trash = (id: number, version: number | null) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: TrashBusinessDocument, variables: { id, version } });
      succeed({
        title: 'Çöp kutusuna taşındı',
        text: data?.deleteBusiness.name,
        undo: () => restore(id),
      });
      await refetchLists();
    });

  return { undoChange, undoVersion, restore, trash, refetchLists };
}
