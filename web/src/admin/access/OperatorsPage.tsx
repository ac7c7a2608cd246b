import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../lib/adminPaths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { Operators } from './Operators.tsx';

/** Access: operators, their sessions, API keys, and the way to the webhooks. */
export function Component() {
  return (
    <>
      <PageHeading title="Operatörler ve erişim" note="Yönetime kim girer, hangi programlar bağlanır" />
      <chakra.div display="grid" gap="5">
        <Operators />
        <OpenSessions />
        <ApiKeys />
        <SectionCard
          title="Webhook’lar"
          note="Değişiklikleri sormadan öğrenmek isteyen programların adresleri."
          action={
            <Button asChild variant="tonal" size="sm">
              <Link to={adminPaths.webhooks()}>Webhook’ları aç</Link>
            </Button>
          }
        />
      </chakra.div>
    </>
  );
}
