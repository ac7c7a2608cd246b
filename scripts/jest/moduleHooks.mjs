import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

// Hooks of Node's module loader: TypeScript, style sheets, of which tests without a layout have no use, and `@jest/globals`,
// whose own package throws outside of Jest's loader.
const globals = new URL('jestGlobals.mjs', import.meta.url).href;
const noStyles = 'data:text/javascript,';

/** Names of packages and the files that they were bundled into: see web/src/testing/jestSetup.mjs. */
const bundled = process.env.BUNDLED_PACKAGES
  ? new Map(Object.entries(JSON.parse(readFileSync(process.env.BUNDLED_PACKAGES, 'utf8'))))
  : new Map();

export function resolve(name, context, next) {
  if (name === '@jest/globals') return { url: globals, shortCircuit: true };
  if (name.endsWith('.css')) return { url: noStyles, shortCircuit: true };
  const url = bundled.get(name);
  return url ? { url, shortCircuit: true } : next(name, context);
}

export async function load(url, context, next) {
  const [, extension] = /\.(tsx?)(?:\?|$)/.exec(url) ?? [];
  if (!extension) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: extension === 'tsx' },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
