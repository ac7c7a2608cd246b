/** Waits until `look` finds something, and returns it; throws after two minutes, or after `timeoutMs`. */
export async function until<Value>(
  look: () => Promise<Value | null | undefined | false>,
  timeoutMs = 120_000,
): Promise<Value> {
  // Some tests replace Date.
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > deadline) throw new Error('the condition was never met');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
