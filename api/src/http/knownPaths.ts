import type { FastifyInstance } from 'fastify';

/** Tells which methods the path of an address answers to. To be installed before the first route. */
export function installKnownPaths(app: FastifyInstance): (url: string) => string[] {
  const known: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The whole tree of files is no address of its own.
    if (url.endsWith('*')) return;
    const parts = url.split('/').map(patternOf);
    known.push({ pattern: new RegExp(`^${parts.join('/')}$`), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    return [...new Set(known.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  };
}

// A parameter may say what it looks like, and be followed by fixed letters: `:key([a-z]+).txt`.
function patternOf(part: string): string {
  if (!part.startsWith(':')) return escaped(part);
  const [, form, end = ''] = /^:\w+(?:\((.*)\))?(.*)$/.exec(part) ?? [];
  return (form ? `(?:${form})` : '[^/]+') + escaped(end);
}

const escaped = (text: string) => text.replace(/[^\w-]/g, '\\$&');
