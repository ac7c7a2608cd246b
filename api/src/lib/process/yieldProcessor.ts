import { constants, setPriority } from 'node:os';

/** Lowers the priority of this process and its children below that of servers. */
export function yieldProcessor(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system may refuse it; the priorities are then equal.
  }
}
