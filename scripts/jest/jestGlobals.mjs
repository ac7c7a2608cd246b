// `@jest/globals` for modules that outlive a test file: each name stands for that of the file that runs now.
const current = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => globalThis[name](...args),
    get: (_, key) => globalThis[name][key],
  });

export const [afterAll, afterEach, beforeAll, beforeEach] = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
].map(current);
export const [describe, expect, it, jest, test] = ['describe', 'expect', 'it', 'jest', 'test'].map(current);
