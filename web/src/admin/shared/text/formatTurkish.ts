const numbers = new Intl.NumberFormat('tr-TR');
const oneDecimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY', maximumFractionDigits: 0 });
const days = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short' });
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

/** Whole Turkish lira as '₺12.450'. */
export function formatLira(amount: number): string {
  return lira.format(amount);
}

/** A share from 0 to 1 in percent, rounded down. Of 0.29, 100 times are a little less than 29 in binary. */
export function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-9);
}

/** A share from 0 to 1 as '%38', rounded down so that 100 means done. */
export function formatPercent(share: number): string {
  return `%${wholePercent(share)}`;
}

/** A share from 0 to 1 as '%98,9', rounded down so that 100 means all of it. */
export function formatShare(share: number): string {
  return `%${oneDecimal.format(Math.floor(share * 1000 + 1e-9) / 10)}`;
}

/** A day such as 2026-11-16 as '16 Kas'. */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T12:00:00Z`));
}

/** How long ago an ISO time was: 'az önce', '5 dk önce', '3 sa önce', '4 gün önce', later its date. */
export function formatAgo(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
  if (minutes < 1) return 'az önce';
  if (minutes < 60) return `${minutes} dk önce`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} sa önce`;
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} gün önce`;
  return days.format(new Date(iso));
}

/** An ISO time as '21.11.2026 14:05', in the browser's time zone. */
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
