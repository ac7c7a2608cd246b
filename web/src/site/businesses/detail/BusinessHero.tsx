import { useState, type MouseEvent } from 'react';
import { photoPath } from '../../../../../domain/listing/photoSizes.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { BusinessPhoto } from '../../../ui/listing/BusinessPhoto.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clockIcon, pinIcon, shieldIcon } from '../../../ui/icon/icons.ts';
import { Rating } from '../../../ui/listing/Rating.tsx';
import { OutboundLink, TextLink } from '../../../ui/text/TextLink.tsx';
import { useOpenText } from '../../../ui/listing/useOpenState.ts';
import { monthYear } from '../../../lib/formatDate.ts';
import { paths } from '../../../lib/paths.ts';
import { ActionLink } from './ActionLink.tsx';
import type { BusinessAction, BusinessDetail } from './businessActions.ts';
import { mapsLink, placeText } from './businessActions.ts';
import { useToday } from './useToday.ts';
import { css } from '../../../ui/theme/styles.ts';

interface BusinessHeroProps {
  business: BusinessDetail;
  actions: readonly BusinessAction[];
  onOpenPhoto: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

/** Buttons of the first row on a wide screen; on a phone the bar below takes them. */
const FIRST_ROW = 4;

const badgeTones = { open: 'positive', soon: 'warning', closed: 'danger' } as const;

/** Name, state, address and what one can do about it, beside the photo. */
export function BusinessHero({ business, actions, onOpenPhoto }: BusinessHeroProps) {
  const text = useOpenText(business);
  const today = useToday(business.timeZone);
  const isOpen = text?.tone === 'open';
  const updated = monthYear(business.updatedAt);
  const category = business.category?.name ?? business.type;
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
        columnGap: { base: '4', lg: '12' },
        rowGap: { base: '2', lg: '0' },
        mt: '1',
      })}
    >
      <div className={css({ gridArea: 'top', minW: '0' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
          {business.logoKey ? <Logo business={business} logoKey={business.logoKey} /> : null}
          {text ? (
            <Badge tone={badgeTones[text.tone]}>
              <i
                className={css({
                  boxSize: 'dot',
                  borderRadius: 'pill',
                  ...(text.tone !== 'closed'
                    ? { bg: 'currentColor' }
                    : { boxShadow: 'inset 0 0 0 2px currentColor' }),
                })}
              />
              {isOpen ? 'Open Now' : text.word}
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
              <TextLink
                to={paths.category(business.category.slug)}
                className={css({ py: '2.5', my: '-2.5' })}
              >
                <bdi>{business.category.name}</bdi>
              </TextLink>
            ) : category ? (
              <span>{category}</span>
            ) : null}
            {business.priceRange ? (
              <span className={css({ color: 'muted' })}>{business.priceRange}</span>
            ) : null}
          </div>
        </div>
      </div>
      <div className={css({ gridArea: 'pic', alignSelf: 'start' })}>
        <HeroPhoto business={business} onOpen={onOpenPhoto} />
      </div>
      <div className={css({ gridArea: 'rest', minW: '0' })}>
        {text ? (
          <p
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '2',
              mt: '3',
              fontWeight: 'medium',
              color: text.tone === 'open' ? 'positive' : text.tone === 'soon' ? 'warning' : 'danger',
            })}
          >
            <Icon path={clockIcon} size={18} />
            {[text.word, text.detail].filter(Boolean).join(text.tone === 'closed' ? ', ' : ' ')}
            {/* Not after the minutes, which only the browser counts: it would move. */}
            {today && !text.isSoon ? (
              <span className={css({ fontWeight: 'normal', color: 'muted' })}>· {today}</span>
            ) : null}
          </p>
        ) : null}
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
        <div
          className={css({ display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '2.5', mt: '6' })}
        >
          {actions.slice(0, FIRST_ROW).map((action, index) => (
            <Button key={action.key} asChild variant={index === 0 ? 'solid' : 'tonal'}>
              <ActionLink action={action}>
                <Icon path={action.icon} />
                {action.label}
              </ActionLink>
            </Button>
          ))}
        </div>
        {actions.length > FIRST_ROW ? (
          <div
            className={css({
              display: 'flex',
              flexWrap: { base: 'nowrap', md: 'wrap' },
              overflowX: { base: 'auto', md: 'visible' },
              scrollbarWidth: 'none',
              columnGap: { base: '2', md: '1' },
              mt: { base: '1.5', md: '3' },
              mx: { base: '-4', md: '0' },
              ml: { md: '-3' },
              px: { base: '4', md: '0' },
              py: { base: '0.5', md: '0' },
            })}
          >
            {actions.slice(FIRST_ROW).map((action) => (
              <Button
                key={action.key}
                asChild
                variant="ghost"
                size="sm"
                className={css({
                  px: { base: '3.5', md: '3' },
                  bg: { base: 'surface', md: 'transparent' },
                  borderRadius: { base: 'pill', md: 'control' },
                  boxShadow: { base: 'inset 0 0 0 1px {colors.line}', md: 'none' },
                })}
              >
                <ActionLink action={action}>
                  <Icon path={action.icon} size={18} />
                  {action.label}
                </ActionLink>
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** The logo, decorative beside the name; the first letter while it loads and if it is unavailable. */
function Logo({ business: { id, name }, logoKey }: { business: BusinessDetail; logoKey: string }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span
      className={css({
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        boxSize: '12',
        borderRadius: 'control',
        overflow: 'hidden',
        bg: 'sunken',
        color: 'muted',
        fontWeight: 'bold',
        '& img': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'contain' },
      })}
    >
      <span aria-hidden="true">{[...name][0]}</span>
      {isMissing ? null : (
        <img
          // It may have failed before hydration.
          ref={(image) => {
            if (image?.complete && image.currentSrc && image.naturalWidth === 0) setMissing(true);
          }}
          src={photoPath(id, logoKey, 'small')}
          width={160}
          height={160}
          alt=""
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}

interface HeroPhotoProps {
  business: BusinessDetail;
  onOpen: BusinessHeroProps['onOpenPhoto'];
}

/** The first photo, a link to the large one; the drawing where there is none. */
function HeroPhoto({ business, onOpen }: HeroPhotoProps) {
  const { id, name, gallery, photoKeys } = business;
  const [first] = gallery;
  // Files may bring further photos and no first one.
  const keys = photoKeys.length > 0 || !first ? photoKeys : [first.key];
  const photo = (
    <BusinessPhoto
      business={{ id, photoKeys: keys }}
      category={business.category ?? business.type}
      order={0}
      sizes="(min-width: 64em) 480px, 96px"
      alt={first ? `Photo of ${isolated(name)}` : ''}
    />
  );
  const frame = css({
    display: 'block',
    aspectRatio: { base: '1', lg: '4 / 3' },
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'sunken',
  });
  if (!first) return <div className={frame}>{photo}</div>;
  return (
    <a className={frame} href={photoPath(id, first.key, 'full')} onClick={(event) => onOpen(event, 0)}>
      {photo}
    </a>
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
