import { beforeAll } from '@jest/globals';
import { configure } from '@testing-library/react';
import fc from 'fast-check';

// Machines are shared, so results may be late; only a missing one is a fault.
configure({ asyncUtilTimeout: 120_000 });

if (process.env.PROPERTY_SEED) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

// Answers of the schema and timers arrive while a test awaits something, as they do in a browser, and not within `act`.
// Testing Library uses `act` for its own renders and events only.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
