const numbers = new Intl.NumberFormat('tr-TR');
const oneDecimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const dateTimes = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 49921 as '49.921'. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** A share from 0 to 1 as '%38', rounded down so that 100 means done. */
export function formatPercent(share: number): string {
  return `%${Math.floor(share * 100)}`;
}

/** An ISO time as '21.11.2026 14:05', in the reader's own zone. */
export function formatDateTime(iso: string): string {
  return dateTimes.format(new Date(iso));
}

/** Seconds as their two largest units: '1 dk 24 sn', '2 sa 5 dk', '40 sn'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const parts = hours
    ? [`${hours} sa`, minutes ? `${minutes} dk` : '']
    : [minutes ? `${minutes} dk` : '', rest || !minutes ? `${rest} sn` : ''];
  return parts.filter(Boolean).join(' ');
}

/** Bytes as '812 KB', '3,8 MB', '1,2 GB'; 1 KB is 1,024 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bayt`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${numbers.format(Math.round(kilobytes))} KB`;
  const megabytes = kilobytes / 1024;
  return megabytes < 1024
    ? `${oneDecimal.format(megabytes)} MB`
    : `${oneDecimal.format(megabytes / 1024)} GB`;
}
