import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import {
  BringBackBusinessDocument,
  BusinessHistoryDocument,
  TrashBusinessDocument,
  UndoBusinessChangeDocument,
} from '../../../graphql/generated.ts';
import { readOperatorError } from '../text/readOperatorError.ts';

/** Actions on one listing, each with a toast and an undo. */
export function useBusinessActions() {
  const client = useApolloClient();
  const toast = useToast();

  const readListsAgain = () => client.refetchQueries({ include: 'active' });

  function fail(thrown: unknown) {
    const { code, message } = readOperatorError(thrown);
    if (code === 'UNAUTHENTICATED') return;
    const text = message;
    toast({ title: 'Hata!', text, tone: 'danger' });
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      fail(thrown);
      return false;
    }
  }

  /** Takes one change back, by the id of its revision. */
  const undoChange = (revisionId: number) =>
    attempt(async () => {
      const { data } = await client.mutate({
        mutation: UndoBusinessChangeDocument,
        variables: { id: revisionId },
      });
      const skipped = data?.undoBusinessRevision.skipped.length ?? 0;
      toast({
        title: 'Geri alındı',
        text: skipped ? `${skipped} alan bu arada yeniden değiştiği için olduğu gibi kaldı.` : undefined,
        tone: 'positive',
      });
      await readListsAgain();
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
      toast({ title: 'Geri getirildi', text: data?.restoreBusiness.name, tone: 'positive' });
      await readListsAgain();
    });

  const trash = (id: number, version: number | null) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: TrashBusinessDocument, variables: { id, version } });
      toast({
        title: 'Çöp kutusuna taşındı',
        text: data?.deleteBusiness.name,
        tone: 'positive',
        action: { label: 'Geri al', onPress: () => void restore(id) },
      });
      await readListsAgain();
    });

  return { undoChange, undoVersion, restore, trash, readListsAgain, fail };
}
