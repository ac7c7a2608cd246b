import { usePricingPlanVersionsQuery, type PlanCard_PlanFragment } from '../../graphql/generated.ts';
import { formatLira, formatNumber } from '../shared/text/formatTurkish.ts';
import { VersionRow } from '../shared/versions/VersionRow.tsx';
import { VersionsSection } from '../shared/versions/VersionsSection.tsx';
import { usePlanActions } from './usePlanActions.ts';

interface PlanVersionsProps {
  plan: PlanCard_PlanFragment;
  onRestored: () => void;
}

/** Versions of a plan, each with a restore button. */
export function PlanVersions({ plan: { id, version: current }, onRestored }: PlanVersionsProps) {
  const result = usePricingPlanVersionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = usePlanActions();
  return (
    <VersionsSection result={result}>
      {({ pricingPlanVersions }) =>
        pricingPlanVersions.map((one) => (
          <VersionRow
            key={one.version}
            version={one}
            isCurrent={one.version === current}
            isBusy={actions.isBusy}
            onReturn={() =>
              void actions.restoreVersion(id, current, one.version).then((isBack) => isBack && onRestored())
            }
          >
            {formatLira(one.price)} / {formatNumber(one.duration)} gün
            {one.isRetired ? ' · kullanımdan kaldırılmış' : one.isEnabled ? '' : ' · kapalı'}
          </VersionRow>
        ))
      }
    </VersionsSection>
  );
}
