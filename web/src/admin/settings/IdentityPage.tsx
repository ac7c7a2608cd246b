import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useSiteIdentityFormQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** The company behind the directory, as shown on its public pages. */
export function Component() {
  const result = useSiteIdentityFormQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading
        title="Site kimliği"
        note="Sitenin kendisi hakkında söyledikleri; boş bırakılan sayfalarda görünmez"
        action={
          <Button asChild variant="line" size="sm">
            <Link to={adminPaths.settings()}>Ayarlara dön</Link>
          </Button>
        }
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <OperatorQueryState
          result={result}
          skeleton={<RowsSkeleton rows={8} />}
          errorTitle="Site kimliği alınamadı"
        >
          {({ siteIdentity }) => <IdentityForm identity={siteIdentity} />}
        </OperatorQueryState>
      </chakra.div>
    </>
  );
}
