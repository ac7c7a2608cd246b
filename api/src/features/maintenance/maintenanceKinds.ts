/** In the queue of imports, so that no import is applied during a reset. */
export const resetKind = { kind: 'reset', queue: 'imports' } as const;
export const optimizeKind = { kind: 'optimize', queue: 'optimize' } as const;
