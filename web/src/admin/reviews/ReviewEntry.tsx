import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewEntry_ReviewFragment } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { trashIcon } from '../../ui/icon/adminIcons.ts';
import { buildingIcon, externalIcon, listIcon } from '../../ui/icon/icons.ts';
import { Stars } from '../../ui/listing/Stars.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { ActionButton } from '../shared/form/ActionButton.tsx';
import { RowMenu, type RowMenuItem } from '../shared/table/RowMenu.tsx';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { reasonLine } from './reviewLabels.ts';
import { css } from '../../ui/theme/styles.ts';

/** Characters up to which a text is shown whole. */
const SHORT = 320;

const columns = {
  selectable: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  plain: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
};

const days = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', year: 'numeric' });

interface ReviewEntryProps {
  review: ReviewEntry_ReviewFragment;
  isSelected: boolean;
  /** Addresses of lists that have it among others. */
  listingHref: string;
  importHref: string;
  onToggle: () => void;
  onHide: () => void;
  onRestore: () => Promise<unknown>;
  onRemove: () => void;
  onOpen: (path: string) => void;
}

/** One review: who wrote what about which listing, where it came from, and what can be decided about it. */
export function ReviewEntry(props: ReviewEntryProps) {
  const { review, isSelected, listingHref, importHref, onToggle } = props;
  const { id, state, rating, comment, createdAt, listing } = review;
  const name = authorOf(review);
  return (
    <chakra.li
      data-review={id}
      data-selected={isSelected || undefined}
      display="grid"
      gridTemplateColumns={columns[state === 'REMOVED' ? 'plain' : 'selectable']}
      columnGap="3"
      px={{ base: '3.5', md: '5' }}
      py="3.5"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
      css={{ '&[data-selected]': { bg: 'accent.soft' } }}
    >
      {/* Nothing can be decided about a removed one. */}
      {state === 'REMOVED' ? null : (
        <chakra.label display="grid" placeItems="center" boxSize="6" my="-0.5" cursor="pointer">
          <Checkbox
            data-tick
            aria-label={`Seç: ${joinIsolated([name, listing.name], ', ')}`}
            checked={isSelected}
            onChange={onToggle}
          />
        </chakra.label>
      )}
      <chakra.div minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </chakra.span>
          {rating === null ? null : <Stars value={rating} label={`5 üzerinden ${rating}`} />}
          {createdAt ? (
            <chakra.time dateTime={createdAt} color="muted" textStyle="xs">
              {days.format(new Date(createdAt))}
            </chakra.time>
          ) : null}
          {state === 'HIDDEN' ? <Badge tone="warning">Gizli</Badge> : null}
          {state === 'REMOVED' ? <Badge>Kaldırıldı</Badge> : null}
        </chakra.div>
        <ReviewText state={state} comment={comment} />
        <ReviewOrigin review={review} listingHref={listingHref} importHref={importHref} />
        <Decision review={review} />
      </chakra.div>
      <ReviewActions {...props} />
    </chakra.li>
  );
}

const authorOf = ({ state, authorName }: ReviewEntry_ReviewFragment) =>
  state === 'REMOVED' ? 'Kaldırılan yorum' : (authorName ?? 'Adsız');

/** Buttons and menu at the end of the entry. */
function ReviewActions({ review, listingHref, onHide, onRestore, onRemove, onOpen }: ReviewEntryProps) {
  const { state, listing } = review;
  const label = joinIsolated([authorOf(review), listing.name], ', ');
  const items: RowMenuItem[] = [
    {
      label: 'Sitede aç',
      icon: externalIcon,
      onPress: () => window.open(paths.business(listing.slug), '_blank', 'noopener'),
    },
    {
      label: 'İşletmeyi aç',
      icon: buildingIcon,
      onPress: () => onOpen(`${adminPaths.businesses()}?edit=${listing.id}`),
    },
    {
      label: 'Bu işletmenin yorumları',
      icon: listIcon,
      onPress: () => onOpen(`${adminPaths.reviews()}${listingHref}`),
    },
    ...(state === 'REMOVED'
      ? []
      : [{ label: 'Kalıcı olarak kaldır', icon: trashIcon, tone: 'danger' as const, onPress: onRemove }]),
  ];
  return (
    <chakra.div
      gridColumn={{ base: '-2', md: 'auto' }}
      display="flex"
      alignItems="flex-start"
      gap="1"
      mt={{ base: '2', md: '-1' }}
    >
      {state === 'SHOWN' ? (
        <Button variant="line" size="sm" aria-label={`Gizle: ${label}`} onClick={onHide}>
          Gizle
        </Button>
      ) : null}
      {state === 'HIDDEN' ? (
        <ActionButton variant="line" size="sm" aria-label={`Yayına al: ${label}`} onAct={onRestore}>
          Yayına al
        </ActionButton>
      ) : null}
      <RowMenu label={`${label}: diğer işlemler`} items={items} />
    </chakra.div>
  );
}

/** Listing, site and import that the review comes from. */
function ReviewOrigin(props: Pick<ReviewEntryProps, 'review' | 'listingHref' | 'importHref'>) {
  const { review, listingHref, importHref } = props;
  const { listing, source, importId, importFileName } = review;
  return (
    <chakra.p mt="1.5" color="muted" textStyle="xs" overflowWrap="anywhere">
      <TextLink to={listingHref} preventScrollReset>
        <bdi>{listing.name}</bdi>
      </TextLink>
      {listing.isInTrash ? ' · çöp kutusunda' : null}
      {source ? (
        <>
          {' · '}
          <bdi>{source}</bdi>
        </>
      ) : null}
      {importId === null ? null : (
        <>
          {' · '}
          <Link to={importHref} preventScrollReset>
            <chakra.span textDecoration="underline">
              <bdi>{importFileName ?? `${importId} numaralı içe aktarma`}</bdi>
            </chakra.span>
          </Link>
        </>
      )}
    </chakra.p>
  );
}

function ReviewText({ state, comment }: Pick<ReviewEntry_ReviewFragment, 'state' | 'comment'>) {
  const [isWhole, setWhole] = useState(false);
  if (comment === null)
    return (
      <chakra.p mt="1" color="muted">
        {state === 'REMOVED' ? 'İçeriği silindi.' : 'Metni yok, yalnızca puan verilmiş.'}
      </chakra.p>
    );
  const isLong = comment.length > SHORT || comment.split('\n').length > 4;
  return (
    <>
      <chakra.p
        mt="1"
        maxW="text"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        lineClamp={isLong && !isWhole ? '3' : undefined}
        dir="auto"
      >
        {comment}
      </chakra.p>
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          className={css({ ml: '-3' })}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Kısalt' : 'Tümünü göster'}
        </Button>
      ) : null}
    </>
  );
}

/** Why it is hidden or removed, by whom and when. */
function Decision({ review }: { review: ReviewEntry_ReviewFragment }) {
  const { state, hiddenAt, hiddenReason, hiddenNote, decidedBy } = review;
  if (hiddenAt === null) return null;
  const what = state === 'REMOVED' ? 'Kaldırıldı' : 'Gizlendi';
  return (
    <chakra.p mt="1.5" textStyle="xs" overflowWrap="anywhere">
      {joinIsolated(
        [`${what}: ${formatDateTime(hiddenAt)}`, decidedBy, reasonLine(hiddenReason, hiddenNote)],
        ' · ',
      )}
    </chakra.p>
  );
}
