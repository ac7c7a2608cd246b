import { afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { restartHydration } from '../lib/hydration.ts';
import { waitPatiently } from './waitPatiently.ts';

waitPatiently();

// Answers of the schema and timers arrive while a test awaits something, as they do in a browser, and not within `act`.
// Testing Library uses `act` for its own renders and events only.
beforeAll(() => {
  restartHydration();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(cleanup);
