import { useApolloClient } from '@apollo/client/react';
import {
  HideReviewsDocument,
  RemoveReviewsDocument,
  RestoreReviewsDocument,
  UndoReviewDecisionDocument,
  type HideReviewsInput,
  type RemoveReviewsInput,
  type ReviewDecision_RowFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { decisionLabel, reviewsText } from './reviewLabels.ts';

/** Actions on reviews, each with a toast and, if possible, an undo. */
export function useReviewActions() {
  const client = useApolloClient();
  const { attempt, succeed, refetchLists } = useAction();

  async function report(decision: ReviewDecision_RowFragment | undefined): Promise<void> {
    if (!decision) return;
    succeed({
      text: decisionLabel(decision),
      undo: decision.canUndo ? () => undo(decision.id) : undefined,
    });
    await refetchLists();
  }

  const undo = (id: number) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: UndoReviewDecisionDocument, variables: { id } });
      const { restored = 0, skipped = 0 } = data?.undoReviewModeration ?? {};
      succeed({
        title: 'Geri alındı',
        text: [
          reviewsText(restored),
          skipped ? `${reviewsText(skipped)} için bu arada başka karar verildiğinden değişmedi` : '',
        ]
          .filter(Boolean)
          .join('; '),
      });
      await refetchLists();
    });

  /** Throws the server's error, which the form shows. */
  async function hide(input: HideReviewsInput): Promise<void> {
    const { data } = await client.mutate({ mutation: HideReviewsDocument, variables: { input } });
    await report(data?.hideReviews);
  }

  /** Throws the server's error, which the form shows. */
  async function remove(input: RemoveReviewsInput): Promise<void> {
    const { data } = await client.mutate({ mutation: RemoveReviewsDocument, variables: { input } });
    await report(data?.removeReviews);
  }

  /** Returns whether it succeeded. */
  const restore = (ids: number[]) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: RestoreReviewsDocument, variables: { ids } });
      await report(data?.restoreReviews);
    });

  return { undo, hide, remove, restore };
}
