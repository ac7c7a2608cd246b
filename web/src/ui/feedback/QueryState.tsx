import type { ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface QueryStateProps<Data> {
  /** Result of a generated hook. */
  result: {
    data?: Data | undefined;
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  /** Blocks in the shape of the content. */
  skeleton: ReactNode;
  loadingLabel?: string;
  errorTitle?: string;
  errorText?: string;
  retryLabel?: string;
  children: (data: Data) => ReactNode;
}

/** Renders loading and error states alike on every page, and passes the data on. */
export function QueryState<Data>({
  result,
  skeleton,
  loadingLabel = 'Loading',
  errorTitle,
  errorText,
  retryLabel,
  children,
}: QueryStateProps<Data>) {
  if (result.data !== undefined) return children(result.data);
  if (result.error) {
    return (
      <ErrorNotice
        title={errorTitle}
        text={errorText}
        retryLabel={retryLabel}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
