/** Exports to a file run one after another: each keeps the database and a processor busy. */
export const exportKind = { kind: 'export', queue: 'exports' } as const;
