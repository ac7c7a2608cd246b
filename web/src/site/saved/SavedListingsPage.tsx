import { lazy, Suspense } from 'react';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { Wrap } from '../../ui/text/Wrap.tsx';
import { paths } from '../../lib/paths.ts';
import { css } from '../../ui/theme/styles.ts';

const SavedListings = lazy(() =>
  import('./SavedListings.tsx').then((module) => ({ default: module.SavedListings })),
);

/** Listings saved in this browser; the server does not store them. */
export function Component() {
  const hydrated = useHydrated();
  return (
    <Wrap className={css({ pb: '10' })}>
      <PageHead
        title="Saved places"
        description="The places that you saved in this browser."
        page={{ kind: 'missing' }}
      />
      <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold', mt: '6' })}>
        Saved places
      </h1>
      <p className={css({ color: 'muted', maxW: 'text', mt: '1' })}>
        Your saved and recently opened places are stored only in this browser. We do not receive the list. It
        is deleted if you delete the data of this site.
      </p>
      {/* The list is not known before the script runs; meanwhile nothing below it may move, nor the margin of its content it. */}
      <div className={css({ minH: '100vh', display: 'flow-root' })}>
        <noscript>
          Saving places needs JavaScript. <TextLink to={paths.businesses()}>Browse businesses</TextLink>
        </noscript>
        {hydrated ? (
          <Suspense>
            <SavedListings />
          </Suspense>
        ) : null}
      </div>
    </Wrap>
  );
}
