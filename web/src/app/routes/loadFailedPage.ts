import type { createBrowserRouter } from 'react-router-dom';

/**
 * Loads the document of a page whose script cannot be loaded, as in a tab that is older than the last deployment. The router
 * itself would leave the page empty.
 */
export function loadFailedPage(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
  load: () => void,
): void {
  router.subscribe(({ errors }) => {
    // No route has a loader, so each error is of a script.
    if (errors) load();
  });
}
