import { useParams, useSearchParams } from 'react-router-dom';
import type { PageInput } from '../../lib/pageQuery.ts';
import { useServerState } from './ServerState.tsx';

/** The same input in the browser that the server made the page's variables from. */
export function usePageInput(): PageInput {
  const params = useParams();
  const [search] = useSearchParams();
  return { params, search, today: useServerState().now.slice(0, 10) };
}
