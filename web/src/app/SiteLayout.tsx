import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentProvider } from '../ui/consent/ConsentProvider.tsx';
import { ErrorNotice } from '../ui/feedback/ErrorNotice.tsx';
import { HydrationStep } from '../ui/hydration/HydrationStep.tsx';
import { PageHead } from '../ui/text/PageHead.tsx';
import { useServerState } from '../ui/hydration/ServerState.tsx';
import { SiteIdentityContext, unknownIdentity } from '../ui/site/SiteIdentity.tsx';
import { TileDefinitions } from '../ui/icon/TileDefinitions.tsx';
import { ToastProvider } from '../ui/feedback/ToastProvider.tsx';
import { Wrap } from '../ui/text/Wrap.tsx';
import { SiteLayoutOperation, useSiteLayoutQuery } from '../graphql/siteOperations.ts';
import { sharedQuery } from '../lib/pageQuery.ts';
import { ConsentQuestion } from './consent/ConsentQuestion.tsx';
import { PageScroll } from './routes/PageScroll.tsx';
import { ScrollToTop } from './routes/ScrollToTop.tsx';
import { useFocusOfPage } from './routes/useFocusOfPage.ts';
import { useRemovedFocus } from './routes/useRemovedFocus.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { css } from '../ui/theme/styles.ts';

export function queries() {
  return [sharedQuery(SiteLayoutOperation)];
}

/** The chrome of every public page. */
export function SiteLayout() {
  const { failed, errorId } = useServerState();
  const { data } = useSiteLayoutQuery(failed ? { skip: true } : undefined);
  const { key } = useLocation();
  const [loadedKey] = useState(key);
  const main = useRef<HTMLElement>(null);
  useFocusOfPage(main);
  useRemovedFocus(main);
  // Only the URL that the server answered failed; the next one is loaded again.
  const isFailedPage = failed && key === loadedKey;
  return (
    <SiteIdentityContext value={data?.siteIdentity ?? unknownIdentity}>
      <ConsentProvider>
        <ToastProvider>
          <div className={css({ display: 'flex', flexDirection: 'column', minH: '100dvh' })}>
            <SkipLink />
            <ConsentQuestion />
            <TileDefinitions />
            <SiteHeader />
            <main ref={main} id="main" tabIndex={-1} className={css({ flex: '1' })}>
              <HydrationStep>{isFailedPage ? <FailedPage errorId={errorId} /> : <Outlet />}</HydrationStep>
            </main>
            <HydrationStep>
              <SiteFooter stats={data?.stats} />
            </HydrationStep>
          </div>
          <div className={css({ h: 'var(--covered)', bg: 'sunken' })} />
          <ScrollToTop />
          <PageScroll />
        </ToastProvider>
      </ConsentProvider>
    </SiteIdentityContext>
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className={css({
        position: 'absolute',
        top: '2',
        left: '4',
        zIndex: 'toast',
        bg: 'surface',
        color: 'accent',
        px: '4',
        py: '2.5',
        borderRadius: 'control',
        transform: 'translateY(-200%)',
        _focus: { transform: 'none', boxShadow: 'float' },
      })}
    >
      Skip to content
    </a>
  );
}

function FailedPage({ errorId }: { errorId: string | undefined }) {
  const title = errorId ? 'Something went wrong' : 'Temporarily unavailable';
  return (
    <Wrap className={css({ py: '10' })}>
      <PageHead title={title} description="" page={{ kind: 'missing' }} />
      <h1 className={css({ srOnly: true })}>{title}</h1>
      {errorId ? (
        <ErrorNotice
          title="Something went wrong on this page"
          text={`The error is recorded. If it happens again, please tell us its number: ${errorId}`}
          retryHref=""
        />
      ) : (
        <ErrorNotice
          title="This page could not be read just now"
          text="The directory itself is fine; its data did not answer in time. Please try again in a moment."
          retryHref=""
        />
      )}
    </Wrap>
  );
}
