/** Imports run one after another: two at once would race for the same places. */
export const importKind = { kind: 'import', queue: 'imports' } as const;
