import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { usePricingPlansQuery } from '../../graphql/generated.ts';
import { PageHeading } from '../PageHeading.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanForm } from './PlanForm.tsx';
import { SellDialog } from './SellDialog.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';
import { usePlanActions } from './usePlanActions.ts';

const planGrid = {
  display: 'grid',
  gap: { base: '3', md: '4' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'stretch',
} as const;

/** What is sold, and to whom. What is open stands in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const result = usePricingPlansQuery({ fetchPolicy: 'cache-and-network' });
  const actions = usePlanActions();
  const editing = params.get('plan');
  const change = (values: Record<string, string | null>) => {
    // Two presses may come before the first one is drawn.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true });
  };
  return (
    <>
      <PageHeading
        title="Fiyatlandırma"
        note="Planlar, satılan abonelikler ve yenilenecekler"
        action={
          <Button size="sm" onClick={() => change({ dialog: 'sell' })}>
            Yeni abonelik
          </Button>
        }
      />
      <QueryState
        result={result}
        skeleton={
          <chakra.div {...planGrid}>
            {Array.from({ length: 3 }, (_, at) => (
              <Skeleton key={at} h="art" borderRadius="card" />
            ))}
          </chakra.div>
        }
        loadingLabel="Yükleniyor"
        errorTitle="Planlar alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {({ pricingPlans }) => (
          <>
            <chakra.div {...planGrid}>
              {pricingPlans.map((plan) =>
                plan.id === editing ? (
                  <PlanForm key={plan.id} plan={plan} onClose={() => change({ plan: null })} />
                ) : (
                  <PlanCard
                    key={plan.id}
                    plan={plan}
                    isBusy={actions.isBusy}
                    onSwitch={(isEnabled) => void actions.switchPlan(plan, isEnabled)}
                    onEdit={() => change({ plan: plan.id })}
                  />
                ),
              )}
            </chakra.div>
            {params.get('dialog') === 'sell' ? (
              <SellDialog plans={pricingPlans} onClose={() => change({ dialog: null })} />
            ) : null}
            <SubscriptionList plans={pricingPlans} params={params} onChange={change} />
          </>
        )}
      </QueryState>
    </>
  );
}
