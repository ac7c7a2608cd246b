import { configure } from '@testing-library/react';

// Machines are shared, so results may be late; only a missing one is a fault.
configure({ asyncUtilTimeout: 120_000 });
