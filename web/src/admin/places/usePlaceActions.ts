import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import type { PlaceChange_RowFragment } from '../../graphql/generated.ts';
import { CancelPlaceChangeDocument, UndoPlaceChangeDocument } from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { kindLabels, leftText, placeChangeText } from './placeLabels.ts';

/** Actions on a change of a category or city, each with a toast. */
export function usePlaceActions() {
  const client = useApolloClient();
  const toast = useToast();
  const { attempt, succeed, refetchLists } = useAction();

  const undo = (id: number) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: UndoPlaceChangeDocument, variables: { id } });
      const change = data?.undoPlaceChange;
      if (change?.status === 'UNDONE') succeed({ title: 'Geri alındı', text: leftText(change) ?? undefined });
      else toast({ title: 'Geri alma sıraya alındı' });
      await refetchLists();
    });

  const cancel = (id: number) =>
    attempt(async () => {
      await client.mutate({ mutation: CancelPlaceChangeDocument, variables: { id } });
      await refetchLists();
    });

  /** Shows the result of a change, with its undo. */
  async function reportChange(change: PlaceChange_RowFragment) {
    const { id, kind, placeKind, status } = change;
    if (status === 'DONE')
      succeed({
        title: kind === 'EDIT' ? `${kindLabels[placeKind].one} güncellendi` : placeChangeText(change),
        undo: () => undo(id),
      });
    else toast({ title: 'Sıraya alındı', text: 'Birazdan uygulanır; Geçmiş’ten izleyebilirsiniz.' });
    await refetchLists();
  }

  return { undo, cancel, reportChange, refetchLists };
}
