/** Waits until something holds, looking often; throws after two minutes, or as many milliseconds as are given. */
export async function until(holds: () => Promise<boolean>, patienceMs = 120_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
