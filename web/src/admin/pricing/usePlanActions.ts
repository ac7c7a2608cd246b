import { isolated } from '../../../../domain/text/bidi.ts';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useReactivatePricingPlanMutation,
  useDeletePricingPlanMutation,
  useRestorePricingPlanMutation,
  useRetirePricingPlanMutation,
  useSetPricingPlanEnabledMutation,
  type PlanCard_PlanFragment,
} from '../../graphql/generated.ts';
import { failureText } from '../shared/form/failureText.ts';

const again = { refetchQueries: 'active' } as const;

interface Saved {
  id: string;
  version: number;
}

/** Actions on a plan, each with a toast and an undo. */
export function usePlanActions() {
  const toast = useToast();
  const [setEnabled, setting] = useSetPricingPlanEnabledMutation();
  const [restore, restoring] = useRestorePricingPlanMutation(again);
  const [retire, retiring] = useRetirePricingPlanMutation(again);
  const [reactivate, reactivating] = useReactivatePricingPlanMutation(again);
  const [remove, removing] = useDeletePricingPlanMutation(again);

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast({ title: 'Hata', text: failureText(error), tone: 'danger' });
      return false;
    }
  }

  const goBack = (id: string, version: number, to: number) =>
    attempt(async () => {
      await restore({ variables: { id, version, to } });
      toast({ title: 'Başarılı!', text: `${to}. sürüme dönüldü`, tone: 'positive' });
    });

  /** Reports a change of a plan, with an undo. */
  function reportSaved(saved: Saved, before: number, text = 'Fiyatlandırma planı güncellendi'): void {
    toast({
      title: 'Başarılı!',
      text,
      tone: 'positive',
      ...(saved.version > before
        ? {
            action: { label: 'Geri al', onPress: () => void goBack(saved.id, saved.version, before) },
          }
        : {}),
    });
  }

  const deletePlan = ({ id, version, name }: Saved & { name: string }) =>
    attempt(async () => {
      const { data } = await remove({ variables: { id, version } });
      if (data) reportSaved(data.deletePricingPlan, version, `“${isolated(name)}” silindi`);
    });

  /** Reports a new plan; its undo deletes it. */
  function reportCreated(created: Saved & { name: string }): void {
    toast({
      title: 'Başarılı!',
      text: `“${isolated(created.name)}” eklendi`,
      tone: 'positive',
      action: { label: 'Geri al', onPress: () => void deletePlan(created) },
    });
  }

  return {
    isBusy: [setting, restoring, retiring, reactivating, removing].some(({ loading }) => loading),
    goBack,
    reportSaved,
    deletePlan,
    reportCreated,
    switchPlan: ({ id, version }: PlanCard_PlanFragment, isEnabled: boolean) =>
      attempt(async () => {
        const { data } = await setEnabled({ variables: { id, version, isEnabled } });
        if (data) reportSaved(data.setPricingPlanEnabled, version);
      }),
    retirePlan: ({ id, version, name }: PlanCard_PlanFragment) =>
      attempt(async () => {
        const { data } = await retire({ variables: { id, version } });
        if (data) reportSaved(data.retirePricingPlan, version, `“${isolated(name)}” kullanımdan kaldırıldı`);
      }),
    bringPlanBack: ({ id, version, name }: PlanCard_PlanFragment) =>
      attempt(async () => {
        const { data } = await reactivate({ variables: { id, version } });
        if (data)
          reportSaved(
            data.reactivatePricingPlan,
            version,
            `“${isolated(name)}” yeniden kullanımda, henüz satışta değil`,
          );
      }),
  };
}
