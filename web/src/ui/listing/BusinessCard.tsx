import { joinIsolated } from '../../../../domain/text/bidi.ts';
import type { BusinessCard_BusinessFragment } from '../../graphql/siteOperations.ts';
import { cityWithRegion } from '../../lib/cityNames.ts';
import { distanceText } from '../../lib/text/distanceText.ts';
import { paths } from '../../lib/paths.ts';
import { BusinessPhoto } from './BusinessPhoto.tsx';
import { Icon } from '../icon/Icon.tsx';
import { shieldIcon } from '../icon/icons.ts';
import { OpenStatus } from './OpenStatus.tsx';
import { Rating } from './Rating.tsx';
import { SiteLink } from '../text/SiteLink.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const CardLink = styled(
  SiteLink,
  cva({
    base: {
      position: 'relative',
      minW: '0',
      borderRadius: 'card',
      '&[data-styled]': { bg: 'sunken', boxShadow: '0 0 0 {spacing.2} {colors.sunken}' },
      '& .photo': {
        position: 'relative',
        aspectRatio: '4 / 3',
        borderRadius: 'card',
        overflow: 'hidden',
        bg: 'sunken',
      },
      '& .verified': {
        position: 'absolute',
        right: '2',
        bottom: '2',
        boxSize: '7',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'pill',
        bg: 'surface',
        boxShadow: 'rest',
      },
      '& .name': {
        fontWeight: 'bold',
        lineClamp: '2',
        overflowWrap: 'anywhere',
        textUnderlineOffset: '3px',
      },
      '&:hover .name': { textDecoration: 'underline' },
      '& .meta': {
        mt: '0.5',
        textStyle: 'sm',
        color: 'muted',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& .state': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        rowGap: '0.5',
        columnGap: '3',
        textStyle: 'sm',
        minH: '5',
      },
    },
    variants: {
      layout: {
        card: {
          display: 'flex',
          flexDirection: 'column',
          '& .photo': { mb: '3' },
          '& .words': { display: 'flex', flexDirection: 'column', flex: '1' },
          '& .state': { mt: 'auto', pt: '1.5' },
        },
        mini: {
          display: 'grid',
          gridTemplateColumns: '88px minmax(0, 1fr)',
          columnGap: '3.5',
          alignItems: 'center',
          py: '2',
          '& .photo': { borderRadius: 'control' },
          '& .verified': { display: 'none' },
          '& .name': { fontWeight: 'medium', lineClamp: '1' },
        },
        row: {
          display: 'grid',
          gridTemplateColumns: { base: '116px minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
          columnGap: { base: '3.5', md: '5' },
          alignItems: 'center',
          py: '3',
          px: { md: '3' },
          borderRadius: { base: '0', md: 'card' },
          '& .photo': { borderRadius: 'control' },
          '& .verified': { right: '1.5', bottom: '1.5', boxSize: { base: '6', md: '7' } },
          '& .state': { pt: '1' },
        },
      },
    },
    defaultVariants: { layout: 'card' },
  }),
);

/** Widths of the photo on the grids and lists that hold cards. */
const photoSizes = {
  card: '(min-width: 64em) 290px, (min-width: 48em) 32vw, 48vw',
  row: '(min-width: 48em) 176px, 116px',
  mini: '88px',
};

export interface BusinessCardProps {
  business: BusinessCard_BusinessFragment & { distanceMeters?: number | null };
  layout?: 'card' | 'row' | 'mini';
  headingLevel?: 'h2' | 'h3';
  /** Place of its photo among those of the page, from 0; left out far down. */
  photoOrder?: number;
  /** Width of the photo if the list shows the card in another layout. */
  shownAs?: 'card' | 'row' | undefined;
}

/** A listing as one link: photo, name, category and city, rating, open or closed. As a card, a row, or a small row. */
export function BusinessCard({
  business,
  layout = 'card',
  headingLevel: Heading = 'h3',
  photoOrder,
  shownAs,
}: BusinessCardProps) {
  const category = business.category?.name ?? business.type;
  const meta = joinIsolated(
    [category, cityWithRegion(business.city), distanceText(business.distanceMeters)],
    ' · ',
  );
  return (
    <CardLink
      to={paths.business(business.slug)}
      layout={layout}
      data-styled={business.hasCustomStyling || undefined}
    >
      <div className="photo">
        <BusinessPhoto
          business={business}
          category={business.category ?? business.type}
          order={photoOrder}
          sizes={photoSizes[shownAs ?? layout]}
        />
        {business.isVerified ? (
          <span className="verified">
            <Icon path={shieldIcon} size={18} />
          </span>
        ) : null}
      </div>
      <div className="words">
        <Heading className="name">
          <bdi>{business.name}</bdi>
        </Heading>
        {business.isVerified ? <VisuallyHidden>Verified</VisuallyHidden> : null}
        <p className="meta">
          {business.isSponsored ? <b>Sponsored · </b> : null}
          {meta}
        </p>
        <div className="state">
          <Rating rating={business.rating} reviewCount={business.reviewCount} />
          <OpenStatus business={business} />
        </div>
      </div>
    </CardLink>
  );
}
