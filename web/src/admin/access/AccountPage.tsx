import { chakra } from '@chakra-ui/react';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useAccountQuery } from '../../graphql/generated.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** The operator's own access: password, second factor and sessions. */
export function Component() {
  const result = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Hesabım" note={result.data?.session?.operator.userCode} />
      <OperatorQueryState result={result} skeleton={<RowsSkeleton rows={6} />} errorTitle="Hesap okunamadı">
        {({ session }) =>
          session ? (
            <chakra.div
              display="grid"
              gap="5"
              alignItems="start"
              gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }}
            >
              <PasswordCard />
              <SecondFactorCard operator={session.operator} />
              <chakra.div gridColumn={{ xl: '1 / -1' }} minW="0">
                <OpenSessions />
              </chakra.div>
            </chakra.div>
          ) : null
        }
      </OperatorQueryState>
    </>
  );
}
