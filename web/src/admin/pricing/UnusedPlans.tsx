import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useDeletedPricingPlansQuery, type PlanCard_PlanFragment } from '../../graphql/generated.ts';
import { formatLira, formatNumber } from '../shared/text/formatTurkish.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { usePlanActions } from './usePlanActions.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';

interface UnusedPlansProps {
  retired: readonly PlanCard_PlanFragment[];
  onDelete: (id: string) => void;
}

/** Retired plans, each with a reactivate button; nothing without any. */
export function UnusedPlans({ retired, onDelete }: UnusedPlansProps) {
  const { data } = useDeletedPricingPlansQuery({ fetchPolicy: 'cache-and-network' });
  const { reactivatePlan, restoreVersion, isBusy } = usePlanActions();
  const deleted = data?.pricingPlans ?? [];
  if (retired.length + deleted.length === 0) return null;
  return (
    <chakra.div mt="5">
      <SectionCard title="Kullanılmayan planlar" note="Satılmaz; geri getirilene kadar burada durur.">
        <ul>
          {retired.map((plan) => (
            <Row key={plan.id} plan={plan} label="Kullanımdan kaldırıldı">
              {plan.soldSubscriptions === 0 ? (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Sil: ${plan.name}`}
                  onClick={() => onDelete(plan.id)}
                >
                  Sil
                </Button>
              ) : null}
              <ActionButton
                variant="line"
                size="sm"
                disabled={isBusy}
                aria-label={`Geri getir: ${plan.name}`}
                onAct={() => reactivatePlan(plan)}
              >
                Geri getir
              </ActionButton>
            </Row>
          ))}
          {deleted.map((plan) => (
            <Row key={plan.id} plan={plan} label="Silindi">
              <ActionButton
                variant="line"
                size="sm"
                disabled={isBusy}
                aria-label={`Geri getir: ${plan.name}`}
                onAct={() => restoreVersion(plan.id, plan.version, plan.version - 1)}
              >
                Geri getir
              </ActionButton>
            </Row>
          ))}
        </ul>
      </SectionCard>
    </chakra.div>
  );
}

interface RowProps {
  plan: PlanCard_PlanFragment;
  label: string;
  children: ReactNode;
}

function Row({ plan, label, children }: RowProps) {
  const { name, price, duration, runningSubscriptions: running, soldSubscriptions: sold } = plan;
  const figures = [
    `${formatLira(price)} / ${formatNumber(duration)} gün`,
    running > 0 ? `${formatNumber(running)} süren abonelik` : null,
    sold > 0 ? `${formatNumber(sold)} satış` : 'hiç satılmadı',
  ];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1" minW="art">
        <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </chakra.span>
          <Badge>{label}</Badge>
        </chakra.p>
        <chakra.p color="muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {figures.filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2">
        {children}
      </chakra.div>
    </chakra.li>
  );
}
