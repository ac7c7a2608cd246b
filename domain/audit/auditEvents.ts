/**
 * The audit trail's record of each kind of entity: its actions, and the fields of the values before and after. The
 * server records no others, and the back office has a label for each. `null` stands for fields that other lists
 * declare: those of listings and of sections of settings.
 */
export const auditEvents = {
  business: {
    actions: [
      'business.create',
      'business.update',
      'business.delete',
      'business.restore',
      'business.undo',
      'business.merge',
      'business.undoMerge',
      'business.acceptProposal',
      'positions.dismiss',
      'positions.reopen',
      'personalData.remove',
    ],
    fields: null,
  },
  bulkEdit: {
    actions: ['business.bulkEdit', 'business.cancelBulkEdit', 'business.undoBulkEdit'],
    fields: ['changes', 'filter', 'ticked'],
  },
  category: {
    actions: [
      'category.create',
      'category.update',
      'category.merge',
      'category.delete',
      'category.deleteEmpty',
      'category.distinguish',
      'category.suggest',
      'category.undo',
      'category.undoMerge',
      'category.undoCreate',
      'category.undoDelete',
    ],
    fields: [
      'name',
      'slug',
      'icon',
      'countryCode',
      'businessCount',
      'mergedInto',
      'targetId',
      'count',
      'names',
      'formerKeys',
    ],
  },
  city: {
    actions: [
      'city.create',
      'city.update',
      'city.merge',
      'city.delete',
      'city.deleteEmpty',
      'city.undo',
      'city.undoMerge',
      'city.undoCreate',
      'city.undoDelete',
    ],
    fields: [
      'name',
      'slug',
      'icon',
      'countryCode',
      'businessCount',
      'mergedInto',
      'count',
      'names',
      'formerKeys',
    ],
  },
  country: { actions: ['country.rename', 'country.undo'], fields: ['name'] },
  placeChange: { actions: ['placeChange.cancel'], fields: [] },
  duplicatePair: {
    actions: ['duplicates.scan', 'duplicates.dismiss', 'duplicates.reopen'],
    fields: ['pairs'],
  },
  import: {
    actions: [
      'import.start',
      'import.dryRun',
      'import.cancel',
      'import.retry',
      'import.answer',
      'import.decide',
      'import.undo',
    ],
    fields: ['fileName', 'mapping', 'releasedColumns', 'doubtId', 'decision', 'businessId'],
  },
  export: {
    actions: ['export.make', 'export.cancel'],
    fields: ['format', 'filter', 'startIndex', 'endIndex', 'rows'],
  },
  columnMapping: {
    actions: ['columnMapping.save', 'columnMapping.forget'],
    fields: ['header', 'mapping', 'releasedColumns'],
  },
  savedFilter: { actions: ['savedFilter.save', 'savedFilter.delete'], fields: ['name', 'query'] },
  injectionCode: {
    actions: [
      'injectionCode.create',
      'injectionCode.update',
      'injectionCode.delete',
      'injectionCode.restore',
      'injectionCode.order',
    ],
    fields: ['name', 'code', 'position', 'consent', 'isEnabled', 'ids'],
  },
  siteSettings: {
    actions: ['siteSettings.save', 'siteSettings.restore', 'siteIdentity.save'],
    fields: null,
  },
  adSettings: { actions: ['adSettings.save', 'adSettings.restore'], fields: null },
  contactMessage: {
    actions: ['message.mark', 'message.move', 'message.reply', 'message.retryMail'],
    fields: ['status', 'folder', 'replyId'],
  },
  listingProposal: {
    actions: ['proposal.decide', 'proposal.mark', 'proposal.retryMail'],
    fields: ['status', 'accepted', 'isSpam'],
  },
  synonym: {
    actions: ['synonym.save', 'synonym.delete', 'synonym.dismiss', 'synonym.restore'],
    fields: ['words', 'means', 'isTwoWay'],
  },
  review: {
    actions: ['review.hide', 'review.restore', 'review.remove', 'review.undo'],
    fields: ['reviews', 'listing', 'listings', 'reason', 'note', 'kept'],
  },
  plan: {
    actions: [
      'plan.create',
      'plan.save',
      'plan.enable',
      'plan.disable',
      'plan.retire',
      'plan.bringBack',
      'plan.delete',
      'plan.restore',
    ],
    fields: [
      'name',
      'price',
      'duration',
      'features',
      'maxAds',
      'priorityPlacement',
      'analyticsAccess',
      'customStyling',
      'isEnabled',
      'isRetired',
    ],
  },
  subscription: {
    actions: [
      'subscription.start',
      'subscription.renew',
      'subscription.update',
      'subscription.end',
      'subscription.restore',
      'subscription.begin',
      'subscription.lapse',
    ],
    fields: [
      'businessId',
      'businessName',
      'planId',
      'startsAt',
      'endsAt',
      'endedAt',
      'isCancelled',
      'price',
      'paidAmount',
      'paidOn',
      'notes',
    ],
  },
  operator: {
    actions: [
      'operator.create',
      'operator.disable',
      'operator.enable',
      'operator.resetPassword',
      'operator.secondFactorOn',
      'operator.secondFactorOff',
      'session.open',
      'session.close',
      'session.revoke',
      'session.refuse',
      'session.lock',
    ],
    fields: ['userCode', 'name', 'isDisabled', 'sessions', 'step', 'address'],
  },
  apiKey: {
    actions: ['apiKey.create', 'apiKey.update', 'apiKey.revoke'],
    fields: ['name', 'prefix', 'isAdmin', 'perMinute', 'expiresAt'],
  },
  webhook: {
    actions: [
      'webhook.create',
      'webhook.update',
      'webhook.enable',
      'webhook.disable',
      'webhook.rotate',
      'webhook.delete',
      'webhook.restore',
      'webhook.ping',
      'webhook.replay',
    ],
    fields: ['name', 'url', 'isDelivered', 'messageId', 'since'],
  },
  urlSubmission: {
    actions: ['urls.submit', 'urls.cancel', 'urls.retry'],
    fields: ['kind', 'total', 'url', 'of'],
  },
  indexingEngine: {
    actions: ['indexing.save'],
    fields: ['isEnabled', 'dailyQuota', 'account', 'isNewCredentials'],
  },
  indexingAutomation: { actions: ['indexing.automate'], fields: ['isOn'] },
  sitemap: { actions: ['sitemap.refresh'], fields: [] },
  backup: {
    actions: ['backup.make', 'backup.restore', 'backup.download', 'backup.delete'],
    fields: ['fileName', 'reason', 'takenAt', 'businesses', 'hidden', 'jobId', 'safetyBackupId'],
  },
  backupSchedule: { actions: ['backupSchedule.save'], fields: ['pace', 'keep'] },
  database: { actions: ['database.optimize', 'database.reset'], fields: [] },
  cache: { actions: ['cache.clear'], fields: [] },
  installation: { actions: ['installation.resetAccessKey'], fields: [] },
  job: {
    actions: ['backup.cancel', 'verifyBackup.cancel', 'restore.cancel', 'reset.cancel', 'optimize.cancel'],
    fields: [],
  },
} as const satisfies Record<
  string,
  { readonly actions: readonly string[]; readonly fields: readonly string[] | null }
>;

export type AuditEntity = keyof typeof auditEvents;
export type AuditAction = (typeof auditEvents)[AuditEntity]['actions'][number];
/** Names of the fields of an entity; any name where other lists declare them. */
export type AuditedField<Entity extends AuditEntity> = (typeof auditEvents)[Entity]['fields'] extends null
  ? string
  : NonNullable<(typeof auditEvents)[Entity]['fields']>[number];
/** Values of an entity before or after an action. */
export type AuditedValues<Entity extends AuditEntity> = {
  readonly [Field in AuditedField<Entity>]?: unknown;
};

export const isAuditEntity = (name: string): name is AuditEntity => Object.hasOwn(auditEvents, name);
