/**
 * How many examples a test tries, of the number that it tries when it runs alone. `npm test` tries a share of them, from
 * PROPERTY_SHARE, since the rest rarely finds more and takes a fifth of its time.
 */
export function examples(all: number): number {
  const share = Number(process.env.PROPERTY_SHARE ?? 1);
  return Math.max(1, Math.ceil(all * share));
}
