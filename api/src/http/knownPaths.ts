import type { FastifyInstance } from 'fastify';

interface KnownPaths {
  /** Methods of the routes of a URL. */
  methodsOf: (url: string) => string[];
  /** The same, of routes that other origins may use. */
  crossOriginMethodsOf: (url: string) => string[];
}

/** Collects the paths and methods of routes. Install it before the first route. */
export function installKnownPaths(app: FastifyInstance): KnownPaths {
  const known: { pattern: RegExp; methods: string[]; isOpen: boolean }[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    // The wildcard of static files is not a path.
    if (url.endsWith('*')) return;
    const parts = url.split('/').map(patternOf);
    const pattern = new RegExp(`^${parts.join('/')}$`);
    known.push({ pattern, methods: [method].flat(), isOpen: config?.isPublicRead === true });
  });
  const methodsAt = (url: string, routes: typeof known) => {
    const path = url.split('?', 1)[0] ?? '';
    return [...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  };
  return {
    methodsOf: (url) => methodsAt(url, known),
    crossOriginMethodsOf: (url) =>
      methodsAt(
        url,
        known.filter(({ isOpen }) => isOpen),
      ),
  };
}

// A parameter may have a pattern and a fixed suffix: `:key([a-z]+).txt`.
function patternOf(part: string): string {
  if (!part.startsWith(':')) return escaped(part);
  const [, form, end = ''] = /^:\w+(?:\((.*)\))?(.*)$/.exec(part) ?? [];
  return (form ? `(?:${form})` : '[^/]+') + escaped(end);
}

const escaped = (text: string) => text.replace(/[^\w-]/g, '\\$&');
