import { fn, spyOn } from 'jest-mock';

// `@jest/globals` for tests that Node loads.
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { expect } from 'expect';
export const jest = { fn, spyOn };
