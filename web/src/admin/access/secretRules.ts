import { string } from 'yup';
import { turkish, turkishText } from '../../../../domain/messages/turkish.ts';
import { cleanName } from '../../../../domain/text/names.ts';

/** Rule for chosen passwords, the same as the server's. */
export const newPassword = string()
  .required(turkish.valueRequired)
  .test('length', turkishText({ message: 'secretLength', least: 12, most: 200 }), (text) => {
    const length = [...(text ?? '')].length;
    return length >= 12 && (text ?? '').length <= 200;
  });

/** Rule of a user code, for the second step of a login. */
export const userCode = string()
  .trim()
  .required(turkish.valueRequired)
  .matches(/^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u, turkish.userCodeInvalid);

export const personName = string()
  .trim()
  .required(turkish.valueRequired)
  .max(100, turkishText({ message: 'tooLong', limit: 100 }))
  .test('seen', 'Yalnızca görünmeyen karakterlerden oluşamaz', (text) => cleanName(text) !== '');
