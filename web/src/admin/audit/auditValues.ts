import { consentLabels, positionLabels } from '../settings/settingsLabels.ts';
import { reasonLabels as backupReasons } from '../database/maintenanceLabels.ts';
import { kindLabels as submissionKinds } from '../indexing/submissionLabels.ts';
import { codeWord } from '../businesses/editing/showValue.ts';
import { messageFolders } from '../messages/messageLabels.ts';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { personalDataLabels } from '../personalData/personalDataLabels.ts';
import { reviewReasonLabels } from '../shared/text/reviewReasonLabels.ts';

type Values = Readonly<Record<string, string>>;

/** Codes that fields hold, by entity and field. */
const valueLabels: Readonly<Record<string, Values>> = {
  'business.reason': Object.fromEntries(
    Object.entries(personalDataLabels).map(([reason, { title }]) => [reason, title]),
  ),
  'review.reason': reviewReasonLabels,
  'backup.reason': backupReasons,
  'backupSchedule.pace': { DAILY: 'Her gün', WEEKLY: 'Her hafta' },
  'import.decision': { CREATE: 'Yeni işletme', MERGE: 'Birleştir', SKIP: 'Atla' },
  'operator.step': {
    accessKey: 'Erişim anahtarı',
    userCode: 'Kullanıcı kodu',
    password: 'Şifre',
    atOnce: 'Hepsi birlikte',
  },
  'contactMessage.status': { NEW: 'Okunmadı', READ: 'Okundu', HANDLED: 'Tamamlandı' },
  'contactMessage.folder': Object.fromEntries(messageFolders.map(({ folder, label }) => [folder, label])),
  'listingProposal.status': { OPEN: 'Bekliyor', ACCEPTED: 'Kabul edildi', REJECTED: 'Reddedildi' },
  'injectionCode.position': positionLabels,
  'injectionCode.consent': consentLabels,
  'urlSubmission.kind': submissionKinds,
  'export.format': { xlsx: '.xlsx', csv: '.csv' },
};

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value in words, where it is one of a few codes, or a time. */
export function auditValueLabel(entity: string, field: string, value: string | null): string | null {
  if (value === null) return null;
  const values = valueLabels[`${entity}.${field}`];
  if (values && Object.hasOwn(values, value)) return values[value] ?? value;
  return codeWord(value, field) ?? (isoTime.test(value) ? formatDateTime(value) : value);
}
