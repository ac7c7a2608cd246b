import { isolated } from '../../../../domain/text/bidi.ts';
import {
  useReactivatePricingPlanMutation,
  useDeletePricingPlanMutation,
  useRestorePricingPlanMutation,
  useRetirePricingPlanMutation,
  useSetPricingPlanEnabledMutation,
  type PlanCard_PlanFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';

const again = { refetchQueries: 'active' } as const;

interface Saved {
  id: string;
  version: number;
}

/** Actions on a plan, each with a toast and an undo. */
export function usePlanActions() {
  const { attempt, succeed } = useAction();
  const [setEnabled, setting] = useSetPricingPlanEnabledMutation();
  const [restore, restoring] = useRestorePricingPlanMutation(again);
  const [retire, retiring] = useRetirePricingPlanMutation(again);
  const [reactivate, reactivating] = useReactivatePricingPlanMutation(again);
  const [remove, removing] = useDeletePricingPlanMutation(again);

  const restoreVersion = (id: string, version: number, to: number) =>
    attempt(() => restore({ variables: { id, version, to } }), { text: `${to}. sürüme dönüldü` });

  /** Shows that a plan has changed, with an undo. */
  function reportSaved(saved: Saved, before: number, text = 'Fiyatlandırma planı güncellendi'): void {
    const undo = () => restoreVersion(saved.id, saved.version, before);
    succeed({ text, undo: saved.version > before ? undo : undefined });
  }

  const deletePlan = ({ id, version, name }: Saved & { name: string }) =>
    attempt(async () => {
      const { data } = await remove({ variables: { id, version } });
      if (data) reportSaved(data.deletePricingPlan, version, `“${isolated(name)}” silindi`);
    });

  /** Shows that a plan was created; its undo deletes it. */
  function reportCreated(created: Saved & { name: string }): void {
    succeed({ text: `“${isolated(created.name)}” eklendi`, undo: () => deletePlan(created) });
  }

  return {
    isBusy: [setting, restoring, retiring, reactivating, removing].some(({ loading }) => loading),
    restoreVersion,
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
    reactivatePlan: ({ id, version, name }: PlanCard_PlanFragment) =>
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
