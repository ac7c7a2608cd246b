/** In the queue of imports: none must land while everything is removed. */
export const resetKind = { kind: 'reset', queue: 'imports' } as const;
export const optimizeKind = { kind: 'optimize', queue: 'optimize' } as const;
