import { string } from 'yup';
import { cleanName } from '../../../../domain/text/names.ts';

/** Rule for chosen passwords, the same as the server's. */
export const newPassword = string()
  .required('Zorunludur')
  .test('length', '12 ile 200 karakter arasında olmalıdır', (text) => {
    const length = [...(text ?? '')].length;
    return length >= 12 && (text ?? '').length <= 200;
  });

/** Rule of a user code, for the second step of a login. */
export const userCode = string()
  .trim()
  .required('Zorunludur')
  .matches(/^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u, '2–64 harf, rakam ya da . _ @ -');

export const personName = string()
  .trim()
  .required('Zorunludur')
  .max(100, 'En fazla 100 karakter')
  .test('seen', 'Yalnızca görünmeyen karakterlerden oluşamaz', (text) => cleanName(text) !== '');
