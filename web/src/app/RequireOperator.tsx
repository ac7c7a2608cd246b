import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../admin/shared/page/nextPath.ts';
import type { OperatorState } from '../admin/shared/session/operatorContext.ts';
import { OperatorContext } from '../admin/shared/session/operatorContext.ts';
import {
  clearSessionHint,
  hasSessionHint,
  setSessionHint,
  watchSessionHint,
} from '../admin/shared/session/sessionHint.ts';
import { ErrorNotice } from '../ui/feedback/ErrorNotice.tsx';
import { useToast } from '../ui/feedback/ToastProvider.tsx';
import { LogOutDocument, useOperatorSessionQuery } from '../graphql/generated.ts';
import { readOperatorError } from '../admin/shared/text/readOperatorError.ts';
import { readError } from '../graphql/readError.ts';
import { adminPaths } from '../lib/adminPaths.ts';
import { watchSession } from './watchSession.ts';
import { css } from '../ui/theme/styles.ts';

type SessionEnd = 'none' | 'over' | 'left';

interface SessionEffects extends Pick<ReturnType<typeof useOperatorSessionQuery>, 'refetch'> {
  session: NonNullable<ReturnType<typeof useOperatorSessionQuery>['data']>['session'] | undefined;
  end: SessionEnd;
  isOver: boolean;
  setEnd: Dispatch<SetStateAction<SessionEnd>>;
}

/** Keeps the hint of a session up to date, and notices its end: by a refusal, by its time, or in another tab. */
function useSessionEffects({ session, end, isOver, refetch, setEnd }: SessionEffects): void {
  const client = useApolloClient();

  useLayoutEffect(
    () => watchSession(client, () => setEnd((now) => (now === 'none' ? 'over' : now))),
    [client, setEnd],
  );

  useEffect(() => {
    if (session) setSessionHint(Date.parse(session.expiresAt) - 24 * 60 * 60 * 1000);
  }, [session]);

  useEffect(() => {
    if (end === 'none' && !isOver) return;
    clearSessionHint();
    void client.clearStore();
  }, [client, end, isOver]);

  // The clock of this machine may be wrong, so it only prompts the question.
  const expiresAt = session?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const left = Math.max(0, Date.parse(expiresAt) - Date.now()) + 1000;
    const timer = setTimeout(() => void refetch().catch(() => undefined), left);
    return () => clearTimeout(timer);
  }, [expiresAt, refetch]);

  // After a logout in another tab, nothing stays on this screen.
  useEffect(() => watchSessionHint(() => void refetch().catch(() => undefined)), [refetch]);
}

/** Admits operators, as the server decides; redirects everybody else to the login and shows nothing. */
export function Component() {
  const client = useApolloClient();
  const toast = useToast();
  const location = useLocation();
  const [end, setEnd] = useState<SessionEnd>('none');
  const [wasIn] = useState(() => hasSessionHint());
  const { data, error, loading, refetch } = useOperatorSessionQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: end !== 'none',
  });
  const session = data?.session;
  const isOver = end === 'over' || (!error && !loading && end === 'none' && session === null);

  useSessionEffects({ session, end, isOver, refetch, setEnd });

  const operator = useMemo<OperatorState | null>(() => {
    if (!session) return null;
    const { name, userCode } = session.operator;
    async function logOut() {
      try {
        await client.mutate({ mutation: LogOutDocument });
        setEnd('left');
      } catch (thrown) {
        if (readError(thrown).code === 'UNAUTHENTICATED') return setEnd('left');
        toast({
          title: 'Hata!',
          text: 'Çıkış yapılamadı, oturum hâlâ açık. Lütfen tekrar deneyin.',
          tone: 'danger',
        });
      }
    }
    return { name, userCode, expiresAt: session.expiresAt, logOut, onSessionEnd: () => setEnd('over') };
  }, [client, session, toast]);

  if (end === 'left') return <Navigate to={adminPaths.login()} replace />;
  if (isOver) {
    return <Navigate to={loginPath(location)} replace state={{ hasEnded: end === 'over' || wasIn }} />;
  }
  if (operator) {
    return (
      <OperatorContext value={operator}>
        <Outlet />
      </OperatorContext>
    );
  }
  if (!error) return null;
  return (
    <main className={css({ px: '4' })}>
      <h1 className={css({ srOnly: true })}>Yönetim Sistemi</h1>
      <ErrorNotice
        title="Oturum denetlenemedi"
        text={readOperatorError(error).message}
        retryLabel="Tekrar dene"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </main>
  );
}
