import { constants, setPriority } from 'node:os';

/** Lowers the priority of this process and its children below the processes that answer visitors. */
export function yieldProcessor(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system may not let it: then they share alike.
  }
}
