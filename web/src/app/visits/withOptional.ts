/**
 * Calls `run` with a script that the page is complete without. Nothing happens if the script does not arrive: a content
 * blocker, a lost connection or the end of the visit stopped it. Rejects with what `run` throws.
 */
export async function withOptional<Module>(
  loading: Promise<Module>,
  run: (module: Module) => unknown,
): Promise<void> {
  const module = await loading.catch(() => null);
  if (module) await run(module);
}
