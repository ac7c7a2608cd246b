import { asianListDialects } from './asianListDialects.ts';
import { copiedPageDialects } from './copiedPageDialects.ts';
import type { Dialect } from './dialect.ts';
import { easternListDialects } from './easternListDialects.ts';
import { handListDialects } from './handListDialects.ts';
import { interfaceDialects } from './interfaceDialects.ts';
import { mapServiceDialects } from './mapServiceDialects.ts';
import { northernListDialects } from './northernListDialects.ts';
import { officeListDialects } from './officeListDialects.ts';
import { remoteListDialects } from './remoteListDialects.ts';
import { registerDialects } from './registerDialects.ts';
import { scraperDialects } from './scraperDialects.ts';
import { siteDialects } from './siteDialects.ts';
import { southernListDialects } from './southernListDialects.ts';

/** First validation set: written, with its ground truth, before the reader was run on it. The reader was improved on it since. */
export const laterDialects: readonly Dialect[] = [
  ...scraperDialects,
  ...mapServiceDialects,
  ...siteDialects,
  ...registerDialects,
  ...handListDialects,
  ...easternListDialects,
  ...asianListDialects,
];

/** Second validation set, written in the same way later. The reader was improved on it since. */
export const latestDialects: readonly Dialect[] = [...copiedPageDialects, ...officeListDialects];

/** Third validation set, with countries and tools that no earlier set has. The reader was improved on it since. */
export const unseenDialects: readonly Dialect[] = [
  ...northernListDialects,
  ...southernListDialects,
  ...interfaceDialects,
];

/** Fourth validation set, written after the reader was improved on the others. The reader was improved on it since. */
export const remoteDialects: readonly Dialect[] = remoteListDialects;
