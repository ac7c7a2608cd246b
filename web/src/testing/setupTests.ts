import { configure } from '@testing-library/react';
import fc from 'fast-check';

// Machines are shared, so results may be late; only a missing one is a fault.
configure({ asyncUtilTimeout: 120_000 });

if (process.env.PROPERTY_SEED) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
