import { chakra } from '@chakra-ui/react';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import { usePricingPlanVersionsQuery, type PlanCard_PlanFragment } from '../../graphql/generated.ts';
import { formatLira, formatNumber } from '../formatTurkish.ts';
import { Moment } from '../Moment.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { usePlanActions } from './usePlanActions.ts';

interface PlanVersionsProps {
  plan: PlanCard_PlanFragment;
  onRestored: () => void;
}

/** What a plan said over time, each of which it can say again. */
export function PlanVersions({ plan: { id, version: current }, onRestored }: PlanVersionsProps) {
  const result = usePricingPlanVersionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = usePlanActions();
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
        {({ pricingPlanVersions }) => (
          <ul>
            {pricingPlanVersions.map(({ version, price, duration, isEnabled, createdAt, operatorName }) => (
              <chakra.li key={version} display="flex" alignItems="center" gap="3" py="1.5" textStyle="sm">
                <chakra.div flex="1" minW="0">
                  <p>
                    {version}. sürüm · {formatLira(price)} / {formatNumber(duration)} gün
                    {isEnabled ? '' : ' · kapalı'}
                  </p>
                  <chakra.p color="muted">
                    <Moment at={createdAt} /> · {operatorName ?? 'Sistem'}
                  </chakra.p>
                </chakra.div>
                {version === current ? (
                  <Badge tone="positive">Yürürlükte</Badge>
                ) : (
                  <Button
                    variant="line"
                    size="sm"
                    disabled={actions.isBusy}
                    aria-label={`Geri dön: ${version}. sürüm`}
                    onClick={() => void actions.goBack(id, current, version).then(onRestored)}
                  >
                    Geri dön
                  </Button>
                )}
              </chakra.li>
            ))}
          </ul>
        )}
      </QueryState>
    </chakra.section>
  );
}
