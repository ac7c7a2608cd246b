import { Button } from '../../ui/form/Button.tsx';
import {
  usePlanSubscriptionVersionsQuery,
  type PlanCard_PlanFragment,
  type SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { formatLira } from '../shared/text/formatTurkish.ts';
import { VersionRow } from '../shared/versions/VersionRow.tsx';
import { VersionsSection } from '../shared/versions/VersionsSection.tsx';
import { formatDate } from './pricingLabels.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';
import { css } from '../../ui/theme/styles.ts';

interface SubscriptionVersionsProps {
  subscription: SubscriptionEntry_SubscriptionFragment;
  plans: readonly PlanCard_PlanFragment[];
}

/** Versions of a subscription, each with a restore button, and an undo of the sale. */
export function SubscriptionVersions({ subscription, plans }: SubscriptionVersionsProps) {
  const { id, version: current, status } = subscription;
  const result = usePlanSubscriptionVersionsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const actions = useSubscriptionActions();
  return (
    <VersionsSection
      result={result}
      foot={
        status === 'CANCELLED' ? null : (
          <Button
            className={css({ mt: '2' })}
            variant="ghost"
            size="sm"
            disabled={actions.isBusy}
            onClick={() => void actions.restoreVersion(id, current, 0)}
          >
            Yanlışlıkla kaydedildi: iptal et
          </Button>
        )
      }
    >
      {({ planSubscriptionVersions }) =>
        planSubscriptionVersions.map((one) => (
          <VersionRow
            key={one.version}
            version={one}
            isCurrent={one.version === current}
            isBusy={actions.isBusy}
            onReturn={
              one.isCancelled ? undefined : () => void actions.restoreVersion(id, current, one.version)
            }
          >
            <bdi>{plans.find((plan) => plan.id === one.planId)?.name ?? one.planId}</bdi> · {wordOf(one)}
          </VersionRow>
        ))
      }
    </VersionsSection>
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
