import { importKind } from './features/imports/importKind.ts';
import { giveUpImport, runImport } from './features/imports/runImport.ts';
import { giveUpMail, mailMessage } from './features/messages/mailMessage.ts';
import { messageKind } from './features/messages/messageKind.ts';
import { buildSitemap } from './features/sitemaps/buildSitemap.ts';
import { isSitemapDue } from './features/sitemaps/isSitemapDue.ts';
import { sitemapKind } from './features/sitemaps/sitemapKind.ts';
import type { JobKind } from './jobs/jobKind.ts';

/** Every kind of long work that a worker can do. This file only lists the features. */
export const jobKinds: JobKind[] = [
  { ...importKind, run: runImport, giveUp: giveUpImport },
  { ...sitemapKind, isDue: isSitemapDue, run: buildSitemap, giveUp: async () => undefined },
  { ...messageKind, run: mailMessage, giveUp: giveUpMail },
];
