/** Description of the argument `idempotencyKey` of a mutation that creates something. */
export function keyOfCreation(created: string): string {
  return `8 to 200 characters. The same key with the same input within a week is the same ${created}; with another input the call fails with CONFLICT.`;
}
