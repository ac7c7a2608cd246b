import { useParams, useSearchParams } from 'react-router-dom';
import type { PageInput } from '../../lib/pageQuery.ts';
import { useServerState } from './ServerState.tsx';

/** The page's input in the browser, equal to the one from which the server derived the variables. */
export function usePageInput(): PageInput {
  const params = useParams();
  const [search] = useSearchParams();
  return { params, search, today: useServerState().now.slice(0, 10) };
}
