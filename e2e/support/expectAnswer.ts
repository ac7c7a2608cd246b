import { isDeepStrictEqual } from 'node:util';
import { eventually } from './startDirectory.ts';

/**
 * Waits until a public URL has this status and redirects to this path ('' without a redirect). Cached pages are invalidated
 * shortly after a change.
 */
export async function expectAnswer(
  origin: string,
  path: string,
  expected: readonly [status: number, location: string],
): Promise<void> {
  await eventually(
    async () => {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
      return [status, (headers.get('location') ?? '').replace(origin, '')];
    },
    (answer) => isDeepStrictEqual(answer, expected),
    20_000,
  );
}
