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

/** Dialects that were written down, with their truth, before the reader had seen any of them; it was mended by them since. */
export const laterDialects: readonly Dialect[] = [
  ...scraperDialects,
  ...mapServiceDialects,
  ...siteDialects,
  ...registerDialects,
  ...handListDialects,
  ...easternListDialects,
  ...asianListDialects,
];

/** Written down in the same way after those; mended by them since. */
export const latestDialects: readonly Dialect[] = [...copiedPageDialects, ...officeListDialects];

/** Written down in the same way after those, of countries and tools that none of them has; mended by them since. */
export const unseenDialects: readonly Dialect[] = [
  ...northernListDialects,
  ...southernListDialects,
  ...interfaceDialects,
];

/** Written down after the reader had been mended by those; mended by them since. */
export const remoteDialects: readonly Dialect[] = remoteListDialects;
