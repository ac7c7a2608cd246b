import { sweepMinutes } from './features/availability/sweepMinutes.ts';
import { isBackupDue } from './features/backups/backupSchedule.ts';
import { backupKind, restoreKind, verifyKind } from './features/backups/backupKind.ts';
import { runRestore } from './features/backups/restoreBackup.ts';
import { runBackup } from './features/backups/runBackup.ts';
import { sweepBackups } from './features/backups/sweepBackups.ts';
import { runVerify } from './features/backups/verifyBackup.ts';
import { sweepJobs } from './features/jobs/sweepJobs.ts';
import { optimizeKind, resetKind } from './features/maintenance/maintenanceKinds.ts';
import { runOptimize } from './features/maintenance/runOptimize.ts';
import { runReset } from './features/maintenance/runReset.ts';
import { bulkEditKind, bulkUndoKind } from './features/listings/bulk/bulkEditKind.ts';
import { runBulkEdit } from './features/listings/bulk/runBulkEdit.ts';
import { runBulkUndo } from './features/listings/bulk/runBulkUndo.ts';
import { duplicateKind } from './features/duplicates/duplicateKind.ts';
import { findDuplicates } from './features/duplicates/findDuplicates.ts';
import { isScanDue } from './features/duplicates/isScanDue.ts';
import {
  areCountriesUncorrected,
  correctCountries,
  correctCountriesKind,
} from './features/imports/correctCountries.ts';
import { importKind, undoKind } from './features/imports/run/importKind.ts';
import { exportKind } from './features/exports/exportKind.ts';
import { runExport } from './features/exports/runExport.ts';
import { sweepExports } from './features/exports/sweepExports.ts';
import { failImport, runImport } from './features/imports/run/runImport.ts';
import { runUndo } from './features/imports/undo/runUndo.ts';
import { sweepImports } from './features/imports/upload/sweepImports.ts';
import { dueEngines } from './features/indexing/engines/dueEngines.ts';
import { dueChanges, submitChanges } from './features/indexing/submissions/submitChanges.ts';
import { sweepSubmissions } from './features/indexing/submissions/sweepSubmissions.ts';
import { processDueEngine } from './features/indexing/queue/processQueue.ts';
import { failMail, mailMessage } from './features/messages/mailMessage.ts';
import { failReply, mailReply } from './features/messages/mailReply.ts';
import { messageKind, replyKind } from './features/messages/messageKind.ts';
import { failOutcomeMail, mailOutcome } from './features/proposals/mailOutcome.ts';
import { outcomeMailKind } from './features/proposals/outcomeMailKind.ts';
import { placeChangeKind, placeUndoKind } from './features/taxonomy/changes/placeKind.ts';
import { areCitiesDouble, joinCities, joinCitiesKind } from './features/taxonomy/changes/joinCities.ts';
import {
  areCategoriesForeign,
  nameCategories,
  nameCategoriesKind,
} from './features/taxonomy/categories/nameCategories.ts';
import { runPlaceChange, runPlaceUndo } from './features/taxonomy/changes/runPlaceChange.ts';
import { checkPositions, duePositions } from './features/positions/checkPositions.ts';
import { dueSubscriptions, updateSubscriptionStatus } from './features/plans/dueSubscriptions.ts';
import { buildSitemap } from './features/sitemaps/buildSitemap.ts';
import { isSitemapDue } from './features/sitemaps/isSitemapDue.ts';
import { sitemapKind } from './features/sitemaps/sitemapKind.ts';
import { sweepAudit } from './features/audit/sweepAudit.ts';
import { sweepVisits } from './features/visits/sweepVisits.ts';
import { deliverWebhook } from './features/webhooks/deliverWebhook.ts';
import {
  areCitiesUnseparated,
  separateCities,
  separateCitiesKind,
} from './features/taxonomy/cities/separateCities.ts';
import { dueWebhooks } from './features/webhooks/dueWebhooks.ts';
import { sweepDeliveries } from './features/webhooks/sweepDeliveries.ts';
import type { CronTask } from './jobs/cronTask.ts';
import type { PolledTask } from './jobs/polledTask.ts';
import { jobHandler, type JobHandler } from './jobs/jobHandler.ts';
import { sweepCreations } from './lib/idempotency/createOnce.ts';
import { sweepFormBudgets } from './lib/net/formQuota.ts';

/** All jobs, cron tasks and polled tasks of the features. */
export const jobKinds: JobHandler[] = [
  jobHandler(importKind, { run: runImport, onFailed: failImport }),
  jobHandler(sitemapKind, { isDue: isSitemapDue, run: buildSitemap }),
  jobHandler(undoKind, { run: runUndo }),
  jobHandler(correctCountriesKind, { isDue: areCountriesUncorrected, run: correctCountries }),
  jobHandler(nameCategoriesKind, { isDue: areCategoriesForeign, run: nameCategories }),
  jobHandler(separateCitiesKind, { isDue: areCitiesUnseparated, run: separateCities }),
  jobHandler(joinCitiesKind, { isDue: areCitiesDouble, run: joinCities }),
  jobHandler(exportKind, { run: runExport }),
  jobHandler(backupKind, { isDue: isBackupDue, run: runBackup }),
  jobHandler(verifyKind, { run: runVerify }),
  jobHandler(restoreKind, { run: runRestore }),
  jobHandler(resetKind, { run: runReset }),
  jobHandler(optimizeKind, { run: runOptimize }),
  jobHandler(bulkEditKind, { run: runBulkEdit }),
  jobHandler(bulkUndoKind, { run: runBulkUndo }),
  jobHandler(placeChangeKind, { run: runPlaceChange }),
  jobHandler(placeUndoKind, { run: runPlaceUndo }),
  jobHandler(duplicateKind, { isDue: isScanDue, run: findDuplicates }),
  jobHandler(messageKind, { run: mailMessage, onFailed: failMail }),
  jobHandler(replyKind, { run: mailReply, onFailed: failReply }),
  jobHandler(outcomeMailKind, { run: mailOutcome, onFailed: failOutcomeMail }),
];

/** Tasks at fixed times (cron patterns, UTC). */
export const cronTasks: CronTask[] = [
  { name: 'sweepImports', pattern: '17 3 * * *', run: sweepImports },
  { name: 'sweepMinutes', pattern: '37 3 * * *', run: sweepMinutes },
  { name: 'sweepBackups', pattern: '27 4 * * *', run: sweepBackups },
  { name: 'sweepExports', pattern: '47 * * * *', run: sweepExports },
  { name: 'sweepFormBudgets', pattern: '7 * * * *', run: sweepFormBudgets },
  { name: 'sweepCreations', pattern: '57 2 * * *', run: sweepCreations },
  { name: 'sweepAudit', pattern: '47 3 * * *', run: sweepAudit },
  { name: 'sweepJobs', pattern: '7 4 * * *', run: sweepJobs },
  { name: 'sweepVisits', pattern: '57 3 * * *', run: sweepVisits },
  { name: 'sweepDeliveries', pattern: '27 3 * * *', run: sweepDeliveries },
  { name: 'sweepSubmissions', pattern: '37 2 * * *', run: sweepSubmissions },
];

/** Short tasks for which workers poll. */
export const polledTasks: PolledTask[] = [
  { name: 'deliverWebhook', due: dueWebhooks, run: deliverWebhook },
  { name: 'submitUrls', due: dueEngines, run: processDueEngine },
  { name: 'submitChanges', due: dueChanges, run: submitChanges },
  { name: 'updateSubscriptionStatus', due: dueSubscriptions, run: updateSubscriptionStatus },
  { name: 'checkPositions', due: duePositions, run: checkPositions },
];
