import { chakra } from '@chakra-ui/react';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import {
  usePlanSubscriptionVersionsQuery,
  type PlanCard_PlanFragment,
  type SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { Moment } from '../Moment.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { formatLira } from '../formatTurkish.ts';
import { formatDate } from './pricingWords.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';

interface SubscriptionVersionsProps {
  subscription: SubscriptionEntry_SubscriptionFragment;
  plans: readonly PlanCard_PlanFragment[];
}

/** What a subscription said over time; each can be brought back, and all of it taken back. */
export function SubscriptionVersions({ subscription, plans }: SubscriptionVersionsProps) {
  const { id, version: current, status } = subscription;
  const result = usePlanSubscriptionVersionsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const actions = useSubscriptionActions();
  return (
    <chakra.section aria-label="Sürümler" mt="5">
      <chakra.h3 fontWeight="bold" mb="1">
        Sürümler
      </chakra.h3>
      <QueryState
        result={result}
        skeleton={<RowsSkeleton rows={2} />}
        loadingLabel="Yükleniyor"
        errorTitle="Sürümler alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {({ planSubscriptionVersions }) => (
          <ul>
            {planSubscriptionVersions.map((one) => (
              <chakra.li key={one.version} display="flex" alignItems="center" gap="3" py="1.5">
                <chakra.div flex="1" minW="0">
                  <p>
                    {one.version}. sürüm · {plans.find((plan) => plan.id === one.planId)?.name ?? one.planId}{' '}
                    · {wordOf(one)}
                  </p>
                  <chakra.p color="muted">
                    <Moment at={one.createdAt} /> · {one.operatorName ?? 'Sistem'}
                  </chakra.p>
                </chakra.div>
                {one.version === current ? (
                  <Badge tone="positive">Yürürlükte</Badge>
                ) : one.isCancelled ? null : (
                  <Button
                    variant="line"
                    size="sm"
                    disabled={actions.isBusy}
                    aria-label={`Geri dön: ${one.version}. sürüm`}
                    onClick={() => void actions.goBack(id, current, one.version)}
                  >
                    Geri dön
                  </Button>
                )}
              </chakra.li>
            ))}
          </ul>
        )}
      </QueryState>
      {status === 'CANCELLED' ? null : (
        <Button
          mt="2"
          variant="ghost"
          size="sm"
          disabled={actions.isBusy}
          onClick={() => void actions.goBack(id, current, 0)}
        >
          Yanlışlıkla kaydedildi: iptal et
        </Button>
      )}
    </chakra.section>
  );
}

function wordOf(version: {
  isCancelled: boolean;
  isEnded: boolean;
  endsAt: string;
  paidAmount?: number | null;
}): string {
  if (version.isCancelled) return 'iptal';
  const paid = version.paidAmount == null ? 'ödenmedi' : `${formatLira(version.paidAmount)} ödendi`;
  return `${version.isEnded ? 'sonlandırıldı' : `${formatDate(version.endsAt)} bitiş`} · ${paid}`;
}
