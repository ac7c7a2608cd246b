import { afterEach, expect, it } from '@jest/globals';
import { deleteCookies } from './deleteCookies.ts';
import { registerServiceWorker } from './visits/registerServiceWorker.ts';

const refuse = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'isSecureContext');
});

it('a sandboxed frame, which throws for cookies and workers, causes no error', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register: refuse } });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  expect(() => deleteCookies({ analytics: false, ads: false, maps: false })).not.toThrow();
  expect(() => registerServiceWorker()).not.toThrow();
});
