import { asianListDialects } from './asianListDialects.ts';
import { copiedPageDialects } from './copiedPageDialects.ts';
import type { Dialect } from './dialect.ts';
import { easternListDialects } from './easternListDialects.ts';
import { handListDialects } from './handListDialects.ts';
import { mapServiceDialects } from './mapServiceDialects.ts';
import { officeListDialects } from './officeListDialects.ts';
import { registerDialects } from './registerDialects.ts';
import { scraperDialects } from './scraperDialects.ts';
import { siteDialects } from './siteDialects.ts';

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
