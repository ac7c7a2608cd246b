import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useInjectionCodeVersionsQuery } from '../../graphql/generated.ts';
import { VersionRow } from '../shared/versions/VersionRow.tsx';
import { VersionsSection } from '../shared/versions/VersionsSection.tsx';
import { useInjectionActions } from './useInjectionActions.ts';

interface InjectionVersionsProps {
  /** Id of the code. */
  id: number;
  current: number;
}

/** Versions of a code, each with a restore button. */
export function InjectionVersions({ id, current }: InjectionVersionsProps) {
  const result = useInjectionCodeVersionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = useInjectionActions();
  return (
    <VersionsSection result={result}>
      {({ injectionCodeVersions }) =>
        injectionCodeVersions.map((one) => (
          <VersionRow
            key={one.version}
            version={one}
            isCurrent={one.version === current}
            isBusy={actions.isBusy}
            onReturn={
              one.isDeleted
                ? undefined
                : () => void actions.restore(id, one.version, `${one.version}. sürüme dönüldü`)
            }
            detail={
              <chakra.code display="block" truncate color="muted">
                {one.code}
              </chakra.code>
            }
          >
            {one.isDeleted ? 'silindi' : isolated(one.name) + (one.isEnabled ? '' : ' (kapalı)')}
          </VersionRow>
        ))
      }
    </VersionsSection>
  );
}
