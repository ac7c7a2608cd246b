import { useState } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useDismissCategoryMergeMutation,
  useMergePlacesMutation,
  useReopenCategoryMergeMutation,
} from '../../graphql/generated.ts';
import { usePlaceActions } from './usePlaceActions.ts';

/** Actions on a suggested merge of categories, each with an undo. */
export function useSuggestionActions() {
  const toast = useToast();
  const { reportChange, readListsAgain, fail } = usePlaceActions();
  const [mergePlaces, merging] = useMergePlacesMutation();
  const [dismissMerge, dismissing] = useDismissCategoryMergeMutation();
  const [reopenMerge] = useReopenCategoryMergeMutation();
  // A merge waits for a worker; meanwhile its suggestion would still be there.
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const leaveOut = (id: number) => setDecided((known) => new Set([...known, id]));
  const bringBack = (id: number) => setDecided((known) => new Set([...known].filter((each) => each !== id)));

  async function merge(id: number, targetId: number) {
    try {
      const { data } = await mergePlaces({ variables: { input: { kind: 'CATEGORY', id, targetId } } });
      leaveOut(id);
      if (data) await reportChange(data.mergePlaces);
    } catch (thrown) {
      fail(thrown);
    }
  }

  async function dismiss(id: number, targetId: number) {
    try {
      await dismissMerge({ variables: { input: { id, targetId } } });
      leaveOut(id);
      toast({
        title: 'Kategoriler ayrı olarak işaretlendi',
        tone: 'positive',
        action: { label: 'Geri al', onPress: () => void reopen(id, targetId) },
      });
    } catch (thrown) {
      fail(thrown);
    }
  }

  async function reopen(id: number, targetId: number) {
    try {
      await reopenMerge({ variables: { input: { id, targetId } } });
      bringBack(id);
      await readListsAgain();
    } catch (thrown) {
      fail(thrown);
    }
  }

  return { merge, dismiss, decided, isBusy: merging.loading || dismissing.loading };
}
