/** Labels by the name of their field. */
export const fieldLabels = <Name extends string>(labels: readonly (readonly [Name, string])[]) =>
  Object.fromEntries(labels) as Record<Name, string>;
