import { expect, it } from '@jest/globals';
import { columnLabel } from '../../../../../domain/listing/labels.ts';
import { auditValueLabel } from '../../audit/auditValues.ts';
import { showStored } from './showValue.ts';

it.each([
  [
    { Friday: '09:00-17:00', Monday: 'Open 24 hours', Sunday: 'Closed', Tuesday: 'Closed' },
    'workingHours',
    'Pazartesi: 24 saat açık · Salı: Kapalı · Cuma: 09:00-17:00 · Pazar: Kapalı',
  ],
  [
    { '2027-01-01': 'Closed', '2026-12-25': 'Closed' },
    'specialHours',
    '2026-12-25: Kapalı · 2027-01-01: Kapalı',
  ],
  [{ '2026-12-25': 'Closed' }, 'specialHours', '2026-12-25: Kapalı'],
  ['Closed', 'working_hours.Monday', 'Kapalı'],
  ['DE', 'countryCode', 'Almanya'],
  ['DE', 'country_code', 'Almanya'],
  // The same letters of another field are not a country, nor is a name that says 'Closed'.
  ['DE', 'name', 'DE'],
  ['Closed', 'name', 'Closed'],
  ['CLOSED_PERMANENTLY', 'businessStatus', 'Kalıcı olarak kapalı'],
  [{ Service: { Delivery: true } }, 'about', 'Service: Delivery: Evet'],
])('showValue shows %j of %s in Turkish', (value, path, text) => {
  expect(showStored(value, path)).toBe(text);
});

it('showValue names the days of a changed column, and values of the audit trail', () => {
  expect(columnLabel('working_hours.Monday')).toBe('Çalışma saatleri: Pazartesi');
  expect(columnLabel('name')).toBe('İşletme adı');
  expect(auditValueLabel('business', 'working_hours.Monday', 'Open 24 hours')).toBe('24 saat açık');
  expect(auditValueLabel('city', 'countryCode', 'TR')).toBe('Türkiye');
  expect(auditValueLabel('city', 'name', 'TR')).toBe('TR');
});
