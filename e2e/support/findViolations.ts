import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

// Minified: half the size, and each page loads it.
const source = readFile(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe finds on a page: each rule, with the first element that breaks it. No frames are looked into.
 * `hasTargetSizes`: also controls smaller than WCAG 2.2 AA asks for, which axe checks only on request.
 */
export async function findViolations(
  page: Page,
  { hasTargetSizes = false } = {},
): Promise<[rule: string, element: string | undefined][]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (enabled) =>
      // Without selectors of elements, which are slow to compute and not reported.
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        selectors: false,
        rules: { 'target-size': { enabled } },
      }),
    hasTargetSizes,
  );
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
