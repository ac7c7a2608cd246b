import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import type { PlaceChange_RowFragment } from '../../graphql/generated.ts';
import { CancelPlaceChangeDocument, UndoPlaceChangeDocument } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { kindWords, leftWords, placeChangeWords } from './placeWords.ts';

/** Actions on a change of a category or city, each with a toast. */
export function usePlaceActions() {
  const client = useApolloClient();
  const toast = useToast();

  const readListsAgain = () => client.refetchQueries({ include: 'active' });

  function fail(thrown: unknown) {
    const { code, message } = readOperatorError(thrown);
    if (code === 'UNAUTHENTICATED') return;
    const text = message;
    toast({ title: 'Hata!', text, tone: 'danger' });
  }

  async function undo(id: number) {
    try {
      const { data } = await client.mutate({ mutation: UndoPlaceChangeDocument, variables: { id } });
      const change = data?.undoPlaceChange;
      if (change?.status === 'UNDONE')
        toast({
          title: 'Geri alındı',
          text: leftWords(change) ?? undefined,
          tone: 'positive',
        });
      else toast({ title: 'Geri alma sıraya alındı' });
      await readListsAgain();
    } catch (thrown) {
      fail(thrown);
    }
  }

  async function cancel(id: number) {
    try {
      await client.mutate({ mutation: CancelPlaceChangeDocument, variables: { id } });
      await readListsAgain();
    } catch (thrown) {
      fail(thrown);
    }
  }

  /** Reports the result of a change, with its undo. */
  async function reportChange(change: PlaceChange_RowFragment) {
    const { id, kind, placeKind, status } = change;
    if (status === 'DONE')
      toast({
        title: kind === 'EDIT' ? `${kindWords[placeKind].one} güncellendi` : placeChangeWords(change),
        tone: 'positive',
        action: { label: 'Geri al', onPress: () => void undo(id) },
      });
    else toast({ title: 'Sıraya alındı', text: 'Birazdan uygulanır; Geçmiş’ten izleyebilirsiniz.' });
    await readListsAgain();
  }

  return { undo, cancel, reportChange, readListsAgain, fail };
}
