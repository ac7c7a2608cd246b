import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import type { PlanCard_PlanFragment } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { usePlanActions } from './usePlanActions.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface PlanQuestionProps {
  plan: PlanCard_PlanFragment;
  does: 'retire' | 'delete';
  onClose: () => void;
}

/** Asks before a plan is retired or deleted, and explains the effects and how to restore it. */
export function PlanQuestion({ plan, does, onClose }: PlanQuestionProps) {
  const leave = useIfMounted(onClose);
  const { retirePlan, deletePlan } = usePlanActions();
  const [isBusy, setBusy] = useState(false);
  const { name, runningSubscriptions: running } = plan;
  const isRetiring = does === 'retire';
  async function carryOut() {
    setBusy(true);
    if (await (isRetiring ? retirePlan(plan) : deletePlan(plan))) leave();
    else setBusy(false);
  }
  return (
    <AdminDialog
      title={isRetiring ? 'Planı kullanımdan kaldır' : 'Planı sil'}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" size="sm" disabled={isBusy} onClick={() => void carryOut()}>
            {isRetiring ? 'Kullanımdan kaldır' : 'Sil'}
          </Button>
        </>
      }
    >
      {isRetiring ? (
        <>
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            artık satılmaz, yenilenmez ve değiştirilmez.{' '}
            {running > 0
              ? `Süren ${formatNumber(running)} abonelik, süresi dolana kadar aynı haklarla devam eder.`
              : 'Süren aboneliği yok.'}
          </p>
          <p>Satış geçmişi ve gelir raporlarda kalır. Planı dilediğiniz zaman geri getirebilirsiniz.</p>
        </>
      ) : (
        <>
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            hiç satılmadı; silinince planlar arasından kalkar.
          </p>
          <p>Silinen planı “Kullanılmayan planlar” bölümünden geri getirebilirsiniz.</p>
        </>
      )}
    </AdminDialog>
  );
}
