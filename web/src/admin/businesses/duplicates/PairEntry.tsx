import { isolated, joinIsolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import type { DuplicateListQuery, DuplicateSide_BusinessFragment } from '../../../graphql/generated.ts';
import { formatDateTime, formatNumber } from '../../shared/text/formatTurkish.ts';
import { ActionButton } from '../../shared/form/ActionButton.tsx';
import { distanceText, reasonLabels } from './duplicateLabels.ts';
import { addressText } from '../../../../../domain/listing/addressText.ts';

type Pair = DuplicateListQuery['duplicatePairs']['nodes'][number];

interface PairEntryProps {
  pair: Pair;
  compareHref: string;
  onDismiss: () => Promise<unknown>;
  onReopen: () => Promise<unknown>;
}

/** Two listings that may be one place, side by side. */
export function PairEntry({ pair, compareHref, onDismiss, onReopen }: PairEntryProps) {
  const { first, second, dismissedAt } = pair;
  const names = `${isolated(first.name)}, ${isolated(second.name)}`;
  const note = dismissedAt
    ? joinIsolated([pair.dismissedByName, formatDateTime(dismissedAt)], ' · ')
    : distanceText(pair.distanceMeters);
  return (
    <chakra.li py="4" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
      >
        <Side business={first} />
        <Side business={second} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2.5" mt="3">
        <Badge tone={pair.reason === 'SAME_NAME_IN_CITY' ? 'neutral' : 'warning'}>
          {reasonLabels[pair.reason]}
        </Badge>
        {note ? (
          <chakra.span color="muted" textStyle="xs">
            {note}
          </chakra.span>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" gap="2.5" ml={{ md: 'auto' }}>
          {dismissedAt ? (
            <ActionButton variant="line" size="sm" aria-label={`Yeniden listele: ${names}`} onAct={onReopen}>
              Yeniden listele
            </ActionButton>
          ) : (
            <>
              <ActionButton variant="line" size="sm" aria-label={`Ayrı kayıtlar: ${names}`} onAct={onDismiss}>
                Ayrı kayıtlar
              </ActionButton>
              <Button asChild size="sm">
                <Link to={compareHref} preventScrollReset aria-label={`Karşılaştır: ${names}`}>
                  Karşılaştır
                </Link>
              </Button>
            </>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}

function Side({ business }: { business: DuplicateSide_BusinessFragment }) {
  const number = business.globalRowNumber;
  return (
    <chakra.div minW="0" p="3" borderRadius="control" bg="sunken" overflowWrap="anywhere">
      <chakra.p fontWeight="medium">
        <bdi>{business.name}</bdi>
      </chakra.p>
      <chakra.p color="muted">
        <bdi>{addressText(business) || 'Adres yok'}</bdi>
      </chakra.p>
      <chakra.p color="muted" fontVariantNumeric="tabular-nums">
        {joinIsolated(
          [
            business.phone,
            `${formatNumber(business.reviewCount)} yorum`,
            number == null ? null : `No ${formatNumber(number)}`,
          ],
          ' · ',
        )}
      </chakra.p>
    </chakra.div>
  );
}
