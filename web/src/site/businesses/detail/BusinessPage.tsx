import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { Link, Navigate } from 'react-router-dom';
import { cardNote } from '../../../../../domain/listing/cardPath.ts';
import { Breadcrumbs } from '../../../ui/text/Breadcrumbs.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { backIcon } from '../../../ui/icon/icons.ts';
import { MissingTaxon } from '../../../ui/directory/MissingTaxon.tsx';
import { PageHead } from '../../../ui/text/PageHead.tsx';
import { QueryState } from '../../../ui/feedback/QueryState.tsx';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import { useServerState } from '../../../ui/hydration/ServerState.tsx';
import { usePageInput } from '../../../ui/hydration/usePageInput.ts';
import { Wrap } from '../../../ui/text/Wrap.tsx';
import type { BusinessPageQuery } from '../../../graphql/siteOperations.ts';
import { BusinessPageOperation, useBusinessPageQuery } from '../../../graphql/siteOperations.ts';
import { monthYear } from '../../../lib/text/formatDate.ts';
import type { PageInput, PageOutcome } from '../../../lib/pageQuery.ts';
import { pageQuery } from '../../../lib/pageQuery.ts';
import { paths } from '../../../lib/paths.ts';
import { breadcrumbList, localBusiness } from '../../../lib/structuredData.ts';
import { AboutBusiness } from './AboutBusiness.tsx';
import { ActionBar } from './ActionBar.tsx';
import { BusinessAside } from './BusinessAside.tsx';
import { BusinessHero } from './BusinessHero.tsx';
import { BusinessPageSkeleton } from './BusinessPageSkeleton.tsx';
import { BusinessReviews } from './BusinessReviews.tsx';
import type { BusinessDetail } from './businessActions.ts';
import { addressText } from '../../../../../domain/listing/addressText.ts';
import { businessActions, contentsOf } from './businessActions.ts';
import { PhotoGallery } from './gallery/PhotoGallery.tsx';
import { useLightbox } from './gallery/useLightbox.tsx';
import { BusyHours } from './BusyHours.tsx';
import { ClaimCard } from './ClaimCard.tsx';
import { MoreInCity } from './MoreInCity.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { RelatedBusinesses } from './RelatedBusinesses.tsx';
import { SaveShareBar } from './SaveShareBar.tsx';
import { css } from '../../../ui/theme/styles.ts';

function variablesOf({ params }: PageInput) {
  return { slug: params['slug'] ?? '' };
}

export function queries(input: PageInput) {
  return [pageQuery(BusinessPageOperation, variablesOf(input))];
}

/** Unknown: 404. A former slug redirects to the current one. */
export function outcome(results: readonly unknown[], { params }: PageInput): PageOutcome {
  const [{ business }] = results as [BusinessPageQuery];
  if (!business) return { status: 404 };
  return business.slug === params['slug'] ? {} : { redirect: paths.business(business.slug) };
}

const joined = (parts: readonly (string | null | undefined)[]) => joinIsolated(parts, ' - ');

export function Component() {
  const input = usePageInput();
  const result = useBusinessPageQuery({ variables: variablesOf(input) });
  return (
    <QueryState result={result} skeleton={<BusinessPageSkeleton />}>
      {({ business }) => {
        if (!business) {
          return (
            <MissingTaxon
              title="Business Not Found"
              text="The business you're looking for was not found or may have been removed."
              back={{ to: paths.home(), label: 'Back to Home' }}
              other={{ to: paths.businesses(), label: 'Search Directory' }}
            />
          );
        }
        return business.slug === input.params['slug'] ? (
          <Listing business={business} />
        ) : (
          <Navigate to={paths.business(business.slug)} replace />
        );
      }}
    </QueryState>
  );
}

function Listing({ business }: { business: BusinessDetail }) {
  const { siteUrl } = useServerState();
  const now = useNow();
  const lightbox = useLightbox(business);
  const { name, city, category, country } = business;
  const actions = businessActions(business);
  const address = addressText(business);
  const updated = monthYear(business.updatedAt);
  const path = paths.business(business.slug);
  const crumbs = [
    { name: 'Home', path: paths.home() },
    ...(city ? [{ name: city.name, path: paths.city(city.slug) }] : []),
    ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
    { name, path },
  ];
  return (
    <Wrap data-ad-free={business.isAdFree || undefined}>
      <PageHead
        title={joined([name, address, updated && `Updated ${updated}`])}
        description={joined([name, address, country?.name, category?.name, contentsOf(business)])}
        card={{ id: business.id, name, note: cardNote(category?.name ?? business.type, city?.name) }}
        page={{ kind: 'business', slug: business.slug, isDemo: business.isDemo }}
        structuredData={[localBusiness(business, siteUrl, now), breadcrumbList(crumbs, siteUrl)]}
      />
      <div
        className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' })}
      >
        <Breadcrumbs crumbs={crumbs} />
        <Button
          asChild
          variant="ghost"
          size="sm"
          className={css({ mr: '-3', display: { base: 'none', md: 'inline-flex' } })}
        >
          <Link to={paths.home()}>
            <Icon path={backIcon} size={18} />
            Back to Home
          </Link>
        </Button>
      </div>
      <article data-listing>
        <BusinessHero business={business} actions={actions} onOpenPhoto={lightbox.open} />
        <SaveShareBar business={business} />
        <div data-ad="TOP" />
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.aside}' },
            columnGap: '14',
            rowGap: { base: '10', md: '12' },
            alignItems: 'start',
            mt: { base: '8', md: '12', lg: '14' },
          })}
        >
          <div
            className={css({
              display: 'flex',
              flexDirection: 'column',
              gap: { base: '10', md: '12' },
              minW: '0',
            })}
          >
            <OpeningHours business={business} />
            <PhotoGallery business={business} onOpen={lightbox.open} />
            <AboutBusiness business={business} />
            <BusyHours business={business} />
            <div data-ad="MIDDLE" />
            <BusinessReviews business={business} />
            <ClaimCard business={business} />
          </div>
          <BusinessAside business={business} actions={actions} />
        </div>
      </article>
      {city ? <MoreInCity city={city} businesses={business.related.sameCity} /> : null}
      <RelatedBusinesses business={business} />
      <div data-ad="BOTTOM" />
      <ActionBar actions={actions} />
      {lightbox.shown}
    </Wrap>
  );
}
