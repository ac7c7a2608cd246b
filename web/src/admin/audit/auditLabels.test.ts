import { describe, expect, it } from '@jest/globals';
import { activityActions, activityLabel } from '../shared/text/activityLabels.ts';
import { auditFieldLabel } from './auditLabels.ts';
import { auditObjectOf } from './auditObjects.ts';
import { auditValueLabel } from './auditValues.ts';

describe('labels of the audit trail', () => {
  it.each([
    ['apiKey', 'perMinute', 'Dakikada istek'],
    ['operator', 'userCode', 'Kullanıcı kodu'],
    ['bulkEdit', 'changes.categoryId', 'Değişiklik: Kategori'],
    ['bulkEdit', 'changes.clearPhone', 'Değişiklik: Telefonu kaldır'],
    ['bulkEdit', 'filter.countryCode', 'Filtre: Ülke'],
    ['columnMapping', 'mapping.Name of place', 'Sütun eşlemesi: Name of place'],
    ['siteSettings', 'seo.metaDescription', 'SEO: Meta açıklama'],
    ['adSettings', 'TOP.houseAd.title', 'Üst: Kendi reklamı › Başlık'],
    ['business', 'phone', 'Telefon'],
    ['business', 'reason', 'Neden'],
    ['category', 'formerKeys', null],
    // Of a later release.
    ['robot', 'arm', 'arm'],
    ['apiKey', 'colour', 'colour'],
  ])('%s: %s is “%s”', (entity, field, label) => {
    expect(auditFieldLabel(entity, field)).toBe(label);
  });

  it('show codes as words', () => {
    expect(auditValueLabel('backupSchedule', 'pace', 'WEEKLY')).toBe('Her hafta');
    expect(auditValueLabel('import', 'decision', 'SKIP')).toBe('Atla');
    expect(auditValueLabel('operator', 'address', '192.0.2.1')).toBe('192.0.2.1');
    expect(auditValueLabel('backupSchedule', 'pace', null)).toBeNull();
    expect(auditValueLabel('apiKey', 'expiresAt', '2027-01-31T12:00:00.000Z')).toMatch(
      /^31\.01\.2027 \d\d:00$/,
    );
  });

  it('name the actions of an entity, whatever they begin with', () => {
    expect(activityActions('contactMessage')).toContain('message.reply');
    expect(activityActions('').map((action) => activityLabel(action).text)).not.toContain('');
    expect(activityLabel('robot.start').text).toBe('robot.start');
    expect(auditObjectOf('robot')).toBeUndefined();
  });
});
