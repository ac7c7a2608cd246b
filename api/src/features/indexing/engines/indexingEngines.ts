import { googleIndexing } from './googleIndexing.ts';
import type { EngineName, IndexingEngine } from './indexingEngine.ts';
import { indexNow } from './indexNow.ts';

/** Every engine to which URLs can be submitted. */
export const indexingEngines: Readonly<Record<EngineName, IndexingEngine>> = {
  INDEXNOW: indexNow,
  GOOGLE: googleIndexing,
};

/** In the order of the queue's numbers, from 1. */
export const engineNames: readonly EngineName[] = ['INDEXNOW', 'GOOGLE'];
