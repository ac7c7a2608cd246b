import type { ReadError } from '../../graphql/readError.ts';
import { formatDuration } from '../shared/text/formatTurkish.ts';
import type { LoginStep } from './loginSteps.ts';

export interface LoginFailure {
  title: string;
  text: string;
  /** The typed value itself is refused, so its field is marked. */
  isFieldWrong: boolean;
}

/** Message of a failed step. */
export function loginFailure(step: LoginStep, error: ReadError): LoginFailure {
  switch (error.code) {
    case 'UNAUTHENTICATED':
      return { ...step.wrong, isFieldWrong: true };
    case 'BAD_INPUT':
      return {
        title: step.wrong.title,
        text: error.fields[step.field] || step.wrong.text,
        isFieldWrong: true,
      };
    case 'RATE_LIMITED':
      return {
        title: 'Çok Fazla Deneme',
        text: error.retryAfter
          ? `${formatDuration(error.retryAfter)} sonra yeniden deneyebilirsiniz.`
          : 'Biraz sonra yeniden deneyin.',
        isFieldWrong: false,
      };
    case 'NETWORK':
      return {
        title: 'Bağlantı Kurulamadı',
        text: error.message,
        isFieldWrong: false,
      };
    default:
      return {
        title: 'Giriş Yapılamadı',
        text: `Sunucu şu anda yanıt veremiyor, yeniden deneyin.${error.id ? ` Olay no: ${error.id}` : ''}`,
        isFieldWrong: false,
      };
  }
}

export const ticketExpired: LoginFailure = {
  title: 'Süre Doldu',
  text: 'Adımlar arasında çok beklendi. Baştan başlayın; yazdıklarınız duruyor.',
  isFieldWrong: false,
};

/** A credential that was accepted in an earlier step, and changed since. */
export const noLongerValidText = 'Az önce kabul edilmişti, artık geçerli değil. Güncel olanı girin.';
