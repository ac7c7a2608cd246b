import { useState } from 'react';
import {
  useDismissCategoryMergeMutation,
  useMergePlacesMutation,
  useReopenCategoryMergeMutation,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { usePlaceActions } from './usePlaceActions.ts';

/** Actions on a suggested merge of categories, each with an undo. */
export function useSuggestionActions() {
  const { attempt, succeed, refetchLists } = useAction();
  const { reportChange } = usePlaceActions();
  const [mergePlaces, merging] = useMergePlacesMutation();
  const [dismissMerge, dismissing] = useDismissCategoryMergeMutation();
  const [reopenMerge] = useReopenCategoryMergeMutation();
  // A merge waits for a worker; meanwhile its suggestion would still be there.
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const hide = (id: number) => setDecided((known) => new Set([...known, id]));
  const show = (id: number) => setDecided((known) => new Set([...known].filter((each) => each !== id)));

  const merge = (id: number, targetId: number) =>
    attempt(async () => {
      const { data } = await mergePlaces({ variables: { input: { kind: 'CATEGORY', id, targetId } } });
      hide(id);
      if (data) await reportChange(data.mergePlaces);
    });

  const dismiss = (id: number, targetId: number) =>
    attempt(async () => {
      await dismissMerge({ variables: { input: { id, targetId } } });
      hide(id);
      succeed({ title: 'Kategoriler ayrı olarak işaretlendi', undo: () => reopen(id, targetId) });
    });

  const reopen = (id: number, targetId: number) =>
    attempt(async () => {
      await reopenMerge({ variables: { input: { id, targetId } } });
      show(id);
      await refetchLists();
    });

  return { merge, dismiss, decided, isBusy: merging.loading || dismissing.loading };
}
