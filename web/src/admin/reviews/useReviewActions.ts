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
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { failureText } from '../shared/form/failureText.ts';
import { decisionWord, reviewsWord } from './reviewWords.ts';

/** Actions on reviews, each with a toast and, if possible, an undo. */
export function useReviewActions() {
  const client = useApolloClient();
  const toast = useToast();
  const readAgain = () => client.refetchQueries({ include: 'active' });

  async function report(decision: ReviewDecision_RowFragment | undefined): Promise<void> {
    if (!decision) return;
    toast({
      title: 'Başarılı!',
      text: decisionWord(decision),
      tone: 'positive',
      ...(decision.canUndo ? { action: { label: 'Geri al', onPress: () => void undo(decision.id) } } : {}),
    });
    await readAgain();
  }

  const refuse = (error: unknown) => toast({ title: 'Hata', text: failureText(error), tone: 'danger' });

  async function undo(id: number): Promise<void> {
    try {
      const { data } = await client.mutate({ mutation: UndoReviewDecisionDocument, variables: { id } });
      const { restored = 0, skipped = 0 } = data?.undoReviewModeration ?? {};
      toast({
        title: 'Geri alındı',
        text: [
          reviewsWord(restored),
          skipped ? `${reviewsWord(skipped)} için bu arada başka karar verildiğinden değişmedi` : '',
        ]
          .filter(Boolean)
          .join('; '),
        tone: 'positive',
      });
      await readAgain();
    } catch (error) {
      refuse(error);
    }
  }

  /** Throws the server's error, which the form shows. */
  async function hide(input: HideReviewsInput): Promise<void> {
    const { data } = await client.mutate({ mutation: HideReviewsDocument, variables: { input } });
    await report(data?.hideReviews);
  }

  /** Throws what the server refused, for the form to show. */
  async function remove(input: RemoveReviewsInput): Promise<void> {
    const { data } = await client.mutate({ mutation: RemoveReviewsDocument, variables: { input } });
    await report(data?.removeReviews);
  }

  /** True where it was done. */
  async function restore(ids: number[]): Promise<boolean> {
    try {
      const { data } = await client.mutate({ mutation: RestoreReviewsDocument, variables: { ids } });
      await report(data?.restoreReviews);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  }

  return { undo, hide, remove, restore };
}
