import { isDeepStrictEqual } from 'node:util';
import { eventually } from './startDirectory.ts';

/**
 * Waits until a public address has this status and leads to this path, '' if it leads nowhere else. A cached page follows
 * a change a moment after the change was stored.
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
