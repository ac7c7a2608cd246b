import type {
  Webhook_CardFragment,
  Webhook_DeliveryFragment,
  WebhookDeliveryStatus,
  WebhookStatus,
} from '../../graphql/generated.ts';
import { formatDateTime, formatNumber } from '../shared/text/formatTurkish.ts';

type Tone = 'neutral' | 'positive' | 'warning' | 'danger';

export const statusLabels: Record<WebhookStatus, { text: string; tone: Tone }> = {
  ACTIVE: { text: 'Çalışıyor', tone: 'positive' },
  RETRYING: { text: 'Yeniden deneniyor', tone: 'warning' },
  FAILING: { text: 'Durduruldu', tone: 'danger' },
  DISABLED: { text: 'Kapalı', tone: 'neutral' },
};

/** Explanation of a status, and what to do about it; null if all is well. */
export function statusNote({ status, failingSince, nextAttemptAt }: Webhook_CardFragment): string | null {
  const since = failingSince
    ? `${formatDateTime(failingSince)} tarihinden beri iletilemiyor`
    : 'İletilemiyor';
  switch (status) {
    case 'RETRYING':
      return nextAttemptAt ? `${since}. Sıradaki deneme: ${formatDateTime(nextAttemptAt)}.` : `${since}.`;
    case 'FAILING':
      return `${since}. Alıcıyı düzeltin, deneyin, sonra açın: kaldığı yerden sürer, değişiklik kaybolmaz.`;
    case 'DISABLED':
      return 'Açılınca kaldığı yerden sürer, değişiklik kaybolmaz.';
    default:
      return null;
  }
}

export const deliveryLabels: Record<WebhookDeliveryStatus, { text: string; tone: Tone }> = {
  WAITING: { text: 'Bekliyor', tone: 'warning' },
  DELIVERED: { text: 'İletildi', tone: 'positive' },
  FAILED: { text: 'İletilemedi', tone: 'danger' },
};

const faultLabels: Readonly<Record<string, string>> = {
  refused: 'Bu adrese bağlanılmasına izin verilmiyor.',
  unreachable: 'Alıcıya ulaşılamadı.',
  timeout: 'Alıcı zamanında yanıt vermedi.',
  dropped: 'Baştan gönderim istendiğinden atlandı.',
};

/** How the receiver answered the last attempt; null before the first. */
export function answerText({ httpStatus, fault, latencyMs }: Webhook_DeliveryFragment): string | null {
  if (fault !== null) return faultLabels[fault] ?? fault;
  if (httpStatus === null) return null;
  return `Alıcının yanıtı: ${httpStatus}${latencyMs === null ? '' : ` (${formatNumber(latencyMs)} ms)`}`;
}

export function deliveryTitle({ type, changeCount, replayOfId }: Webhook_DeliveryFragment): string {
  const title = type === 'ping' ? 'Deneme mesajı' : `${formatNumber(changeCount)} değişiklik`;
  return replayOfId === null ? title : `${title} (yeniden)`;
}
