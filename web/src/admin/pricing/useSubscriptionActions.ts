import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useEndSubscriptionMutation,
  useRestoreSubscriptionMutation,
  useUpdateSubscriptionMutation,
  type SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { failureText } from '../shared/form/failureText.ts';
import { today } from './pricingWords.ts';

const again = { refetchQueries: 'active' } as const;

/** Actions on a subscription, each with a toast and an undo. */
export function useSubscriptionActions() {
  const toast = useToast();
  const [update, updating] = useUpdateSubscriptionMutation(again);
  const [end, ending] = useEndSubscriptionMutation(again);
  const [restore, restoring] = useRestoreSubscriptionMutation(again);

  async function reported(
    work: () => Promise<{ id: number; version: number } | undefined>,
    text: string,
    before?: number,
  ): Promise<void> {
    try {
      const saved = await work();
      const undo = saved && before !== undefined && saved.version > before ? saved : null;
      toast({
        title: 'Başarılı!',
        text,
        tone: 'positive',
        ...(undo &&
          before !== undefined && {
            action: { label: 'Geri al', onPress: () => void goBack(undo.id, undo.version, before) },
          }),
      });
    } catch (error) {
      toast({ title: 'Hata', text: failureText(error), tone: 'danger' });
    }
  }

  function goBack(id: number, version: number, to: number): Promise<void> {
    return reported(
      async () => (await restore({ variables: { id, version, to } })).data?.restoreSubscription,
      to === 0 ? 'Abonelik iptal edildi' : `${to}. sürüme dönüldü`,
    );
  }

  type Of = SubscriptionEntry_SubscriptionFragment;
  return {
    isBusy: updating.loading || ending.loading || restoring.loading,
    goBack,
    markPaid: ({ id, version, price }: Of) =>
      reported(
        async () =>
          (
            await update({
              variables: { id, version, input: { payment: { amount: price, paidOn: today() } } },
            })
          ).data?.updateSubscription,
        'Ödeme kaydedildi',
        version,
      ),
    markUnpaid: ({ id, version }: Of) =>
      reported(
        async () =>
          (await update({ variables: { id, version, input: { payment: null } } })).data?.updateSubscription,
        'Ödeme kaydı kaldırıldı',
        version,
      ),
    saveNotes: ({ id, version }: Of, notes: string) =>
      reported(
        async () => (await update({ variables: { id, version, input: { notes } } })).data?.updateSubscription,
        'Not kaydedildi',
        version,
      ),
    end: ({ id, version }: Of) =>
      reported(
        async () => (await end({ variables: { id, version } })).data?.endSubscription,
        'Abonelik sonlandırıldı',
        version,
      ),
  };
}
