import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

// Hooks of Node's module loader: TypeScript, and `@jest/globals`, whose own package throws outside of Jest's loader.
const globals = new URL('jestGlobals.mjs', import.meta.url).href;

export const resolve = (name, context, next) =>
  name === '@jest/globals' ? { url: globals, shortCircuit: true } : next(name, context);

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
