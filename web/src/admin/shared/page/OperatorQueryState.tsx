import type { ComponentProps } from 'react';
import { QueryState } from '../../../ui/feedback/QueryState.tsx';
import { readOperatorError } from '../text/readOperatorError.ts';

type OperatorQueryStateProps<Data> = Pick<
  ComponentProps<typeof QueryState<Data>>,
  'result' | 'skeleton' | 'children'
> & {
  /** The part that could not be read. */
  errorTitle: string;
};

/** Loading and error state of a part of the back office; the error code selects the text. */
export function OperatorQueryState<Data>({ result, ...state }: OperatorQueryStateProps<Data>) {
  return (
    <QueryState
      result={result}
      {...state}
      loadingLabel="Yükleniyor"
      errorText={result.error ? readOperatorError(result.error).message : undefined}
      retryLabel="Tekrar dene"
    />
  );
}
