import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/text/Badge.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { SubscriptionEntry_SubscriptionFragment } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { formatLira } from '../shared/text/formatTurkish.ts';
import { PathLink } from '../shared/page/PathLink.tsx';
import { formatDate, statusLabels } from './pricingLabels.ts';

interface SubscriptionSummaryProps {
  subscription: SubscriptionEntry_SubscriptionFragment;
}

/** Status, plan, period and payment of a subscription, with links to its listing. */
export function SubscriptionSummary({ subscription }: SubscriptionSummaryProps) {
  const { listing, plan, status, startsAt, endsAt, price, paidAmount, paidOn } = subscription;
  const facts = [
    ['Plan', plan.name],
    ['Süre', `${formatDate(startsAt)} – ${formatDate(endsAt)}`],
    ['Anlaşılan fiyat', formatLira(price)],
    [
      'Ödeme',
      paidAmount === null || paidOn === null
        ? 'Ödenmedi'
        : `${formatLira(paidAmount)}, ${formatDate(paidOn)} (elle kaydedildi)`,
    ],
  ];
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
        {listing && !listing.isInTrash ? (
          <PathLink to={paths.business(listing.slug)}>Sayfasını aç</PathLink>
        ) : null}
        {listing && plan.analyticsAccess ? (
          <TextLink to={`${adminPaths.analytics()}?listing=${listing.id}`}>Ziyaret raporu</TextLink>
        ) : null}
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5">
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="muted">{label}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </>
  );
}
