import type { ComponentProps } from 'react';
import { OperatorQueryState } from '../page/OperatorQueryState.tsx';
import { RowsSkeleton } from '../table/RowsSkeleton.tsx';

type Props<Data> = Pick<ComponentProps<typeof OperatorQueryState<Data>>, 'result' | 'children'>;

/** Loading and failure of a list of versions. */
export function VersionsState<Data>({ result, children }: Props<Data>) {
  return (
    <OperatorQueryState result={result} skeleton={<RowsSkeleton rows={3} />} errorTitle="Sürümler alınamadı">
      {children}
    </OperatorQueryState>
  );
}
