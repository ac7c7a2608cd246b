import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on a page as it stands: each rule, with the first element that breaks it. No frames are looked into. */
export async function findViolations(page: Page): Promise<[rule: string, element: string | undefined][]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    // Without making up a selector for each element, which nobody reads.
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
    }),
  );
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
