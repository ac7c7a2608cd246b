import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { archiveIcon, trashIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon } from '../../ui/icon/icons.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import type { PlanCard_PlanFragment } from '../../graphql/generated.ts';
import { RowMenu } from '../shared/table/RowMenu.tsx';
import { formatLira, formatNumber } from '../shared/text/formatTurkish.ts';
import { css } from '../../ui/theme/styles.ts';

interface PlanCardProps {
  plan: PlanCard_PlanFragment;
  isBusy: boolean;
  onSwitch: (isEnabled: boolean) => void;
  onEdit: () => void;
  onRetire: () => void;
  onDelete: () => void;
}

/** Price and benefits of a plan; the switch saves immediately. */
export function PlanCard({ plan, isBusy, onSwitch, onEdit, onRetire, onDelete }: PlanCardProps) {
  const { name, price, duration, features, isEnabled } = plan;
  return (
    <Card
      as="section"
      aria-label={`${name} planı`}
      className={css({
        p: { base: '4', md: '5' },
        minW: '0',
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
      })}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="3"
      >
        <chakra.h2 textStyle="lg" fontWeight="bold" minW="0" overflowWrap="break-word">
          <bdi>{name}</bdi>
        </chakra.h2>
        <chakra.label display="flex" alignItems="center" gap="2" minH="6" color="muted" textStyle="sm">
          {isEnabled ? 'Satışta' : 'Kapalı'}
          <Switch
            aria-label={`Satışta: ${name}`}
            checked={isEnabled}
            disabled={isBusy}
            onChange={(event) => onSwitch(event.target.checked)}
          />
        </chakra.label>
      </chakra.div>
      <p>
        <chakra.span textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatLira(price)}
        </chakra.span>{' '}
        <chakra.span color="muted">/ {formatNumber(duration)} gün</chakra.span>
      </p>
      <chakra.ul display="grid" gap="1.5">
        {features.map((feature, at) => (
          <chakra.li key={`${at} ${feature}`} display="flex" gap="2" overflowWrap="anywhere">
            <Icon path={checkIcon} size={18} className={css({ color: 'var(--d-colors-positive)' })} />
            <chakra.span minW="0">{feature}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <Benefits plan={plan} />
      <PlanActions plan={plan} onEdit={onEdit} onRetire={onRetire} onDelete={onDelete} />
    </Card>
  );
}

type PlanOfCard = Pick<PlanCardProps, 'plan'>;

function Benefits({ plan }: PlanOfCard) {
  const gives = [
    ['Reklam hakkı', plan.maxAds === 999 ? 'Sınırsız' : formatNumber(plan.maxAds)],
    ['Öncelikli yer', yesNo(plan.priorityPlacement)],
    ['Ziyaret raporu', yesNo(plan.analyticsAccess)],
    ['Vurgulu kart', yesNo(plan.customStyling)],
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="3" rowGap="1" textStyle="sm">
      {gives.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="muted">{label}</chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums" textAlign="right">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

type PlanActionsProps = PlanOfCard & Pick<PlanCardProps, 'onEdit' | 'onRetire' | 'onDelete'>;

function PlanActions({ plan, onEdit, onRetire, onDelete }: PlanActionsProps) {
  const { name, runningSubscriptions, soldSubscriptions } = plan;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mt="auto"
    >
      <chakra.span color="muted" textStyle="sm">
        {formatNumber(runningSubscriptions)} süren abonelik
      </chakra.span>
      <chakra.div display="flex" alignItems="center" gap="1">
        <Button variant="line" size="sm" aria-label={`Düzenle: ${name}`} onClick={onEdit}>
          Düzenle
        </Button>
        <RowMenu
          label={`${isolated(name)}: diğer işlemler`}
          items={[
            { label: 'Kullanımdan kaldır', icon: archiveIcon, onPress: onRetire },
            // Sold plans are part of the history.
            ...(soldSubscriptions === 0
              ? [{ label: 'Sil', icon: trashIcon, tone: 'danger' as const, onPress: onDelete }]
              : []),
          ]}
        />
      </chakra.div>
    </chakra.div>
  );
}

const yesNo = (is: boolean) => (is ? 'Var' : 'Yok');
