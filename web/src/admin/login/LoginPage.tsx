import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Card } from '../../ui/text/Card.tsx';
import { infoIcon } from '../../ui/icon/icons.ts';
import { Logo } from '../../ui/icon/Logo.tsx';
import { useOperatorSessionQuery } from '../../graphql/generated.ts';
import { nextPath } from '../shared/page/nextPath.ts';
import { Note } from '../shared/page/Note.tsx';
import { hasSessionHint } from '../shared/session/sessionHint.ts';
import { useTitle } from '../shared/page/useTitle.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginStreet } from './LoginStreet.tsx';
import { css } from '../../ui/theme/styles.ts';

function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true;
}

/** The login, in three steps. A logged-in operator is redirected. */
export function Component() {
  useTitle('Giriş');
  const navigate = useNavigate();
  const client = useApolloClient();
  const next = nextPath(useSearchParams()[0]);
  const isSessionOver = hasEnded(useLocation().state);
  // Read once: a login on this screen sets the hint, and its last step must stay visible.
  const [mayBeIn] = useState(() => !isSessionOver && hasSessionHint());
  const { data, loading } = useOperatorSessionQuery({ fetchPolicy: 'network-only', skip: !mayBeIn });

  if (loading) return null;
  if (data?.session) return <Navigate to={next} replace />;

  async function handleDone() {
    await client.clearStore();
    await navigate(next, { replace: true });
  }

  return (
    <chakra.div position="relative" display="flex" flexDirection="column" minH="100dvh" overflowX="clip">
      <chakra.main
        position="relative"
        zIndex="raised"
        flex="1"
        display="grid"
        placeItems={{ base: 'start center', md: 'center' }}
        pt={{ base: '26', md: '6' }}
        px="4"
        pb={{ base: 'calc({sizes.streetPhone} + {spacing.13})', md: 'calc({sizes.street} - {spacing.24})' }}
      >
        <Card
          className={css({
            w: 'full',
            maxW: 'panel',
            px: { base: '5', md: '9' },
            py: { base: '6', md: '9' },
            boxShadow: 'float',
          })}
        >
          <chakra.div display="flex" alignItems="center" gap="3" mb="5">
            <Logo size={32} />
            <div>
              <chakra.p fontWeight="bold">Yönetim Sistemi</chakra.p>
              <chakra.p textStyle="xs" color="muted">
                Business Directory
              </chakra.p>
            </div>
          </chakra.div>
          {isSessionOver ? (
            <Note icon={infoIcon} mb="5" role="status">
              Oturumunuz sona erdi. Giriş yapınca kaldığınız yere dönersiniz.
            </Note>
          ) : null}
          <LoginForm onDone={() => void handleDone()} />
        </Card>
      </chakra.main>
      <LoginStreet />
    </chakra.div>
  );
}
