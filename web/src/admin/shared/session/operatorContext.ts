import { createContext, use } from 'react';

export interface OperatorState {
  name: string;
  userCode: string;
  /** ISO time at which the server ends the session. */
  expiresAt: string;
  /** Ends the session on the server and opens the login. */
  logOut: () => Promise<void>;
  /** The server no longer knows the session: back to the login, and afterwards to here. */
  onSessionEnd: () => void;
}

export const OperatorContext = createContext<OperatorState | null>(null);

/** The logged-in operator; only inside RequireOperator. */
export function useOperator(): OperatorState {
  const state = use(OperatorContext);
  if (!state) throw new Error('useOperator needs RequireOperator above it.');
  return state;
}
