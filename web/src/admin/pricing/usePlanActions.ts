import { useToast } from '../../components/ToastProvider.tsx';
import {
  useRestorePricingPlanMutation,
  useSetPricingPlanEnabledMutation,
  type PlanCard_PlanFragment,
} from '../../graphql/generated.ts';
import { failureText } from '../access/failureText.ts';

/** What is done to a plan by one press; each says what it did, and can be taken back. */
export function usePlanActions() {
  const toast = useToast();
  const [setEnabled, setting] = useSetPricingPlanEnabledMutation();
  const [restore, restoring] = useRestorePricingPlanMutation({ refetchQueries: 'active' });

  const refused = (error: unknown) => toast({ title: 'Hata', text: failureText(error), tone: 'danger' });

  async function goBack(id: string, version: number, to: number): Promise<void> {
    try {
      await restore({ variables: { id, version, to } });
      toast({ title: 'Başarılı!', text: `${to}. sürüme dönüldü`, tone: 'positive' });
    } catch (error) {
      refused(error);
    }
  }

  /** Tells that a plan was saved, with the way back to what it was. */
  function tellSaved(saved: { id: string; version: number }, before: number): void {
    toast({
      title: 'Başarılı!',
      text: 'Fiyatlandırma planı güncellendi',
      tone: 'positive',
      ...(saved.version > before
        ? {
            action: { label: 'Geri al', onPress: () => void goBack(saved.id, saved.version, before) },
          }
        : {}),
    });
  }

  return {
    isBusy: setting.loading || restoring.loading,
    goBack,
    tellSaved,
    async switchPlan({ id, version }: PlanCard_PlanFragment, isEnabled: boolean): Promise<void> {
      try {
        const { data } = await setEnabled({ variables: { id, version, isEnabled } });
        if (data) tellSaved(data.setPricingPlanEnabled, version);
      } catch (error) {
        refused(error);
      }
    },
  };
}
