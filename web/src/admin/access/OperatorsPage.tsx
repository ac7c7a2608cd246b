import { chakra } from '@chakra-ui/react';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { Operators } from './Operators.tsx';

/** Access: operators, their sessions, and API keys. */
export function Component() {
  return (
    <>
      <PageHeading title="Operatörler ve erişim" note="Yönetime kim girer, hangi programlar bağlanır" />
      <chakra.div display="grid" gap="5">
        <Operators />
        <OpenSessions />
        <ApiKeys />
      </chakra.div>
    </>
  );
}
