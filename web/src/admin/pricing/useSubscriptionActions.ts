import {
  useEndSubscriptionMutation,
  useRestoreSubscriptionMutation,
  useUpdateSubscriptionMutation,
  type SubscriptionEntry_SubscriptionFragment,
  type UpdateSubscriptionInput,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { today } from './pricingLabels.ts';

const again = { refetchQueries: 'active' } as const;

interface Saved {
  id: number;
  version: number;
}

/** Actions on a subscription, each with a toast and an undo. */
export function useSubscriptionActions() {
  const { attempt, succeed } = useAction();
  const [update, updating] = useUpdateSubscriptionMutation(again);
  const [end, ending] = useEndSubscriptionMutation(again);
  const [restore, restoring] = useRestoreSubscriptionMutation(again);

  /** Restores version `to`; 0 is the state before the subscription was recorded. */
  const restoreVersion = (id: number, version: number, to: number) =>
    attempt(() => restore({ variables: { id, version, to } }), {
      text: to === 0 ? 'Abonelik iptal edildi' : `${to}. sürüme dönüldü`,
    });

  /** Runs a change and shows its result; its undo restores version `before`. */
  const change = (work: () => Promise<Saved | undefined>, text: string, before: number) =>
    attempt(async () => {
      const saved = await work();
      const isNew = saved !== undefined && saved.version > before;
      succeed({ text, undo: isNew ? () => restoreVersion(saved.id, saved.version, before) : undefined });
    });

  type Of = SubscriptionEntry_SubscriptionFragment;
  const edit = ({ id, version }: Of, input: UpdateSubscriptionInput, text: string) =>
    change(
      async () => (await update({ variables: { id, version, input } })).data?.updateSubscription,
      text,
      version,
    );
  return {
    isBusy: updating.loading || ending.loading || restoring.loading,
    restoreVersion,
    markPaid: (row: Of) => edit(row, { payment: { amount: row.price, paidOn: today() } }, 'Ödeme kaydedildi'),
    markUnpaid: (row: Of) => edit(row, { payment: null }, 'Ödeme kaydı kaldırıldı'),
    saveNotes: (row: Of, notes: string) => edit(row, { notes }, 'Not kaydedildi'),
    end: ({ id, version }: Of) =>
      change(
        async () => (await end({ variables: { id, version } })).data?.endSubscription,
        'Abonelik sonlandırıldı',
        version,
      ),
  };
}
