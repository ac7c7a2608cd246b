import { constants, setPriority } from 'node:os';

/** Lets processes that answer visitors go before this one and those it starts, where processors are short. */
export function yieldProcessor(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system may not let it: then they share alike.
  }
}
