import { configure, getConfig, prettyDOM } from '@testing-library/react';

const { asyncWrapper, getElementError } = getConfig();
let waits = 0;

/**
 * Configures how tests wait for what a page shows. Machines are shared, so results may be late; only a missing one is a
 * fault. The page is printed once a wait has ended, instead of at each attempt, which took a tenth of all time.
 */
export function waitPatiently() {
  configure({
    asyncUtilTimeout: 120_000,
    getElementError: (message, container) =>
      waits > 0 ? new Error(message ?? '') : getElementError(message, container),
    async asyncWrapper(wait) {
      waits += 1;
      try {
        return await asyncWrapper(wait);
      } catch (error) {
        throw withPage(error);
      } finally {
        waits -= 1;
      }
    },
  });
}

function withPage(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = error;
  error.message = `${message}\n\n${prettyDOM() || ''}`;
  if (stack) error.stack = stack.replace(message, () => error.message);
  return error;
}
