import type { MouseEvent } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clockIcon, pinIcon, shieldIcon } from '../../../ui/icon/icons.ts';
import { Rating } from '../../../ui/listing/Rating.tsx';
import { OutboundLink, TextLink } from '../../../ui/text/TextLink.tsx';
import type { OpenText } from '../../../ui/listing/openText.ts';
import { useOpenText } from '../../../ui/listing/useOpenState.ts';
import { monthYear } from '../../../lib/text/formatDate.ts';
import { paths } from '../../../lib/paths.ts';
import type { BusinessAction, BusinessDetail } from './businessActions.ts';
import { mapsLink, placeText } from './businessActions.ts';
import { HeroActions } from './HeroActions.tsx';
import { HeroPhoto } from './HeroPhoto.tsx';
import { ListingLogo } from './ListingLogo.tsx';
import { useToday } from './useToday.ts';
import { css } from '../../../ui/theme/styles.ts';

interface BusinessHeroProps {
  business: BusinessDetail;
  actions: readonly BusinessAction[];
  onOpenPhoto: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

/** Name, opening state, address and actions of a listing, beside its photo. */
export function BusinessHero({ business, actions, onOpenPhoto }: BusinessHeroProps) {
  const openText = useOpenText(business);
  const address = placeText(business);
  const maps = mapsLink(business);
  return (
    <section
      aria-label="At a glance"
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr) {sizes.24}', lg: 'minmax(0, 1fr) {sizes.photo}' },
        gridTemplateRows: { lg: 'minmax(0, 1fr) auto auto minmax(0, 1fr)' },
        gridTemplateAreas: { base: '"top pic" "rest rest"', lg: '". pic" "top pic" "rest pic" ". pic"' },
        _largeText: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"pic" "top" "rest"' },
        columnGap: { base: '4', lg: '12' },
        rowGap: { base: '2', lg: '0' },
        mt: '1',
      })}
    >
      <div className={css({ gridArea: 'top', minW: '0' })}>
        <HeroBadges business={business} openText={openText} />
        <h1
          className={css({
            textStyle: { base: '2xl', md: '3xl' },
            fontWeight: 'bold',
            mt: { base: '3', md: '3.5' },
            mb: { base: '1.5', md: '2' },
            overflowWrap: 'anywhere',
          })}
        >
          <bdi>{business.name}</bdi>
        </h1>
        <HeroFacts business={business} />
      </div>
      <div className={css({ gridArea: 'pic', alignSelf: 'start' })}>
        <HeroPhoto business={business} onOpen={onOpenPhoto} />
      </div>
      <div className={css({ gridArea: 'rest', minW: '0' })}>
        {openText ? <HeroOpenState business={business} openText={openText} /> : null}
        {address && maps ? (
          <OutboundLink
            href={maps}
            data-action="maps"
            target="_blank"
            className={css({
              display: 'flex',
              alignItems: 'flex-start',
              gap: '2',
              py: '1.5',
              mt: '1',
              fontWeight: 'normal',
              overflowWrap: 'anywhere',
            })}
          >
            <Icon path={pinIcon} />
            <bdi>{address}</bdi>
          </OutboundLink>
        ) : null}
        <HeroActions actions={actions} />
      </div>
    </section>
  );
}

const badgeTones = { open: 'positive', soon: 'warning', closed: 'danger' } as const;

/** Logo, opening state, verification and month of the last change. */
function HeroBadges({ business, openText }: { business: BusinessDetail; openText: OpenText | null }) {
  const updated = monthYear(business.updatedAt);
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {business.logoKey ? <ListingLogo business={business} logoKey={business.logoKey} /> : null}
      {openText ? (
        <Badge tone={badgeTones[openText.tone]}>
          <i
            className={css({
              boxSize: 'dot',
              borderRadius: 'pill',
              ...(openText.tone !== 'closed'
                ? { bg: 'currentColor' }
                : { boxShadow: 'inset 0 0 0 2px currentColor' }),
            })}
          />
          {openText.tone === 'open' ? 'Open Now' : openText.word}
        </Badge>
      ) : null}
      {business.isVerified ? (
        <Badge>
          <Icon path={shieldIcon} size={14} />
          Verified
        </Badge>
      ) : null}
      {updated ? (
        <Badge className={css({ display: { base: 'none', md: 'inline-flex' } })}>Updated {updated}</Badge>
      ) : null}
    </div>
  );
}

/** Rating, category and price range in one line. */
function HeroFacts({ business }: { business: BusinessDetail }) {
  return (
    <div className={css({ overflowX: 'clip', mx: '-1', px: '1' })}>
      <div
        className={css(dotted, {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          rowGap: '0.5',
        })}
      >
        {typeof business.rating === 'number' ? (
          <Rating rating={business.rating} reviewCount={business.reviewCount} size={18} />
        ) : null}
        {business.category ? (
          <TextLink to={paths.category(business.category.slug)} className={css({ py: '2.5', my: '-2.5' })}>
            <bdi>{business.category.name}</bdi>
          </TextLink>
        ) : business.type ? (
          <span>{business.type}</span>
        ) : null}
        {business.priceRange ? <span className={css({ color: 'muted' })}>{business.priceRange}</span> : null}
      </div>
    </div>
  );
}

/** Whether it is open, until when, and the hours of today. */
function HeroOpenState({ business, openText }: { business: BusinessDetail; openText: OpenText }) {
  const { tone, word, detail, isSoon } = openText;
  const today = useToday(business.timeZone);
  return (
    <p
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2',
        mt: '3',
        fontWeight: 'medium',
        color: tone === 'open' ? 'positive' : tone === 'soon' ? 'warning' : 'danger',
      })}
    >
      <Icon path={clockIcon} size={18} />
      {[word, detail].filter(Boolean).join(tone === 'closed' ? ', ' : ' ')}
      {/* Not after the minutes, which only the browser counts: it would move. */}
      {today && !isSoon ? (
        <span className={css({ fontWeight: 'normal', color: 'muted' })}>· {today}</span>
      ) : null}
    </p>
  );
}

/** A middle dot between parts of a line. At the start of a line it is out of the box, which clips it. */
const dotted = {
  ml: '-5',
  '& > *': { position: 'relative', ml: '5' },
  '& > * + *::before': {
    content: '"·"',
    position: 'absolute',
    left: '-5',
    w: '5',
    textAlign: 'center',
    color: 'muted',
    fontWeight: 'normal',
  },
};
