import { chakra } from '@chakra-ui/react';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import { useInjectionCodeVersionsQuery } from '../../graphql/generated.ts';
import { Moment } from '../Moment.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { useInjectionActions } from './useInjectionActions.ts';

interface InjectionVersionsProps {
  /** Of the code. */
  id: number;
  current: number;
}

/** What a code said over time, each of which it can say again. */
export function InjectionVersions({ id, current }: InjectionVersionsProps) {
  const result = useInjectionCodeVersionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = useInjectionActions();
  return (
    <chakra.section aria-label="Sürümler" mt="5">
      <chakra.h3 fontWeight="bold" mb="1">
        Sürümler
      </chakra.h3>
      <QueryState
        result={result}
        skeleton={<RowsSkeleton rows={2} />}
        loadingLabel="Yükleniyor"
        errorTitle="Sürümler alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {({ injectionCodeVersions }) => (
          <ul>
            {injectionCodeVersions.map(
              ({ version, name, code, isEnabled, isDeleted, createdAt, operatorName }) => (
                <chakra.li key={version} display="flex" alignItems="center" gap="3" py="1.5">
                  <chakra.div flex="1" minW="0">
                    <p>
                      {version}. sürüm · {isDeleted ? 'silindi' : isEnabled ? name : `${name} (kapalı)`} ·{' '}
                      <chakra.span color="muted">
                        <Moment at={createdAt} /> · {operatorName ?? 'Sistem'}
                      </chakra.span>
                    </p>
                    <chakra.code display="block" truncate color="muted">
                      {code}
                    </chakra.code>
                  </chakra.div>
                  {version === current ? (
                    <Badge tone="positive">Yürürlükte</Badge>
                  ) : isDeleted ? null : (
                    <Button
                      variant="line"
                      size="sm"
                      disabled={actions.isBusy}
                      aria-label={`Geri dön: ${version}. sürüm`}
                      onClick={() => void actions.restore(id, version, `${version}. sürüme dönüldü`)}
                    >
                      Geri dön
                    </Button>
                  )}
                </chakra.li>
              ),
            )}
          </ul>
        )}
      </QueryState>
    </chakra.section>
  );
}
