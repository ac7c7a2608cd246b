import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Machines are shared: what is waited for may be slow, and only what never comes is a fault.
  asyncUtilTimeout: 120_000,
  // A wait fails many times before it ends: only its last failure is read, and prints the document.
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const print = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get: print });
  },
});

// React in development takes a stack trace for each element, in case it has to name the element's owner.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
const ignore = () => undefined;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: ignore });
