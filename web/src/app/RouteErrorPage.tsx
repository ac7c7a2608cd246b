import { ErrorNotice } from '../ui/feedback/ErrorNotice.tsx';
import { Wrap } from '../ui/text/Wrap.tsx';
import { css } from '../ui/theme/styles.ts';

/** Shown if a page broke. Reloading it usually helps. */
export function RouteErrorPage() {
  return (
    <Wrap className={css({ py: '16' })}>
      <h1 className={css({ srOnly: true })}>Something went wrong</h1>
      <ErrorNotice
        title="Something went wrong on this page"
        text="It has not changed anything. Loading the page again usually helps."
        onRetry={() => window.location.reload()}
      />
    </Wrap>
  );
}

/** Shown if the header or footer broke. */
export function RootErrorPage() {
  return (
    <main>
      <RouteErrorPage />
    </main>
  );
}
