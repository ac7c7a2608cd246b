import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { plusIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { usePricingPlansQuery, type PlanCard_PlanFragment } from '../../graphql/generated.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanQuestion } from './PlanQuestion.tsx';
import { SellDialog } from './SellDialog.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';
import { UnusedPlans } from './UnusedPlans.tsx';
import { usePlanActions } from './usePlanActions.ts';
import { css } from '../../ui/theme/styles.ts';

const planGrid = {
  display: 'grid',
  gap: { base: '3', md: '4' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'stretch',
} as const;

/** Plans and subscriptions. The open dialog is held in the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const result = usePricingPlansQuery({ fetchPolicy: 'cache-and-network' });
  const question = questionOf(params, result.data?.pricingPlans ?? []);
  const change = (values: Record<string, string | null>, isReplaced = false) => {
    // Two clicks may come before the first one is rendered.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true, replace: isReplaced });
  };
  return (
    <>
      <PageHeading
        title="Fiyatlandırma"
        note="Planlar, satılan abonelikler ve yenilenecekler"
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            <Button variant="line" size="sm" onClick={() => change({ plan: 'new' })}>
              <Icon path={plusIcon} size={18} />
              Yeni plan
            </Button>
            <Button size="sm" onClick={() => change({ dialog: 'sell' })}>
              Yeni abonelik
            </Button>
          </chakra.div>
        }
      />
      <OperatorQueryState
        result={result}
        skeleton={
          <chakra.div {...planGrid}>
            {Array.from({ length: 3 }, (_, at) => (
              <Skeleton key={at} className={css({ h: 'art', borderRadius: 'card' })} />
            ))}
          </chakra.div>
        }
        errorTitle="Planlar alınamadı"
      >
        {({ pricingPlans }) => (
          <>
            <Plans plans={pricingPlans} editing={params.get('plan')} onChange={change} />
            {params.get('dialog') === 'sell' ? (
              <SellDialog plans={pricingPlans} onClose={() => change({ dialog: null }, true)} />
            ) : null}
            {question ? (
              <PlanQuestion
                plan={question.plan}
                does={question.does}
                onClose={() => change({ retire: null, delete: null }, true)}
              />
            ) : null}
            <UnusedPlans
              retired={pricingPlans.filter(({ isRetired }) => isRetired)}
              onDelete={(id) => change({ delete: id })}
            />
            <SubscriptionList plans={pricingPlans} params={params} onChange={change} />
          </>
        )}
      </OperatorQueryState>
    </>
  );
}

/** The subject of the dialog in the URL, or null if there is none or it no longer exists. */
function questionOf(params: URLSearchParams, plans: readonly PlanCard_PlanFragment[]) {
  const does = (['retire', 'delete'] as const).find((one) => params.has(one));
  const plan = does && plans.find(({ id }) => id === params.get(does));
  return plan && does ? { plan, does } : null;
}

interface PlansProps {
  plans: readonly PlanCard_PlanFragment[];
  /** Id of the plan that is edited; 'new' for one that is made. */
  editing: string | null;
  onChange: (values: Record<string, string | null>, isReplaced?: boolean) => void;
}

function Plans({ plans, editing, onChange }: PlansProps) {
  const actions = usePlanActions();
  const inUse = plans.filter(({ isRetired }) => !isRetired);
  const close = () => onChange({ plan: null }, true);
  if (inUse.length === 0 && editing !== 'new')
    return (
      <EmptyState title="Satılabilecek plan yok" text="“Yeni plan” ile fiyatını ve verdiklerini yazın." />
    );
  return (
    <chakra.div {...planGrid} alignItems={editing === null ? 'stretch' : 'start'}>
      {inUse.map((plan) =>
        plan.id === editing ? (
          <PlanForm key={plan.id} plan={plan} onClose={close} />
        ) : (
          <PlanCard
            key={plan.id}
            plan={plan}
            isBusy={actions.isBusy}
            onSwitch={(isEnabled) => void actions.switchPlan(plan, isEnabled)}
            onEdit={() => onChange({ plan: plan.id })}
            onRetire={() => onChange({ retire: plan.id })}
            onDelete={() => onChange({ delete: plan.id })}
          />
        ),
      )}
      {editing === 'new' ? <PlanForm plan={null} onClose={close} /> : null}
    </chakra.div>
  );
}
