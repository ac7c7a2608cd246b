import type { ComponentProps } from 'react';
import { QueryState } from '../../../ui/feedback/QueryState.tsx';
import { RowsSkeleton } from '../table/RowsSkeleton.tsx';

type Props<Data> = Pick<ComponentProps<typeof QueryState<Data>>, 'result' | 'children'>;

/** Loading and failure of a list of versions. */
export function VersionsState<Data>({ result, children }: Props<Data>) {
  return (
    <QueryState
      result={result}
      skeleton={<RowsSkeleton rows={3} />}
      loadingLabel="Yükleniyor"
      errorTitle="Sürümler alınamadı"
      errorText="Bağlantı bir an kesilmiş olabilir."
      retryLabel="Tekrar dene"
    >
      {children}
    </QueryState>
  );
}
