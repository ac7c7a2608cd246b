import { normalisePhone } from '../../../../lib/text/phones/phoneNumber.ts';
import type { RowValues } from '../rows/rowValues.ts';

/**
 * Adds the area code or country code of another column to a phone number that lacks it. The code is a country code if the number is
 * valid with it.
 */
export function withAreaCode<Plain extends { phone: string | null }>(plain: Plain, values: RowValues): Plain {
  const code = values.first('areaCode', (text) => text.replace(/\D/g, ''));
  if (code === null || code === '' || plain.phone === null) return plain;
  const digits = plain.phone.replace(/\D/g, '');
  const isShort =
    /^[1-9]/.test(plain.phone) && digits.length <= 9 && !digits.startsWith(code.replace(/^0/, ''));
  if (!isShort) return plain;
  const isOfCountry = /^[1-9]\d{0,2}$/.test(code) && normalisePhone(`+${code}${digits}`, null) !== null;
  return { ...plain, phone: isOfCountry ? `+${code} ${plain.phone}` : `(${code}) ${plain.phone}` };
}
