/** Lets the browser answer whatever waits, a touch for one, before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
