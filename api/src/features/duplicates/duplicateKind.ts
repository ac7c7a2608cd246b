/** One looks at a time. */
export const duplicateKind = { kind: 'findDuplicates', queue: 'findDuplicates' } as const;
