import { configure } from '@testing-library/react';

// Machines are shared: what is waited for may be slow, and only what never comes is a fault.
configure({ asyncUtilTimeout: 120_000 });
