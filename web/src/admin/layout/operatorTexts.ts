/** First letters of the first and the last name, in Turkish capitals. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('tr-TR') ?? '').join('');
}

/** How long the session stays open: 'Oturum 18 sa daha açık', in minutes under an hour. */
export function remainingSession(expiresAt: string, now: Date): string {
  const minutes = Math.floor((Date.parse(expiresAt) - now.getTime()) / 60_000);
  if (minutes < 1) return 'Oturum bitmek üzere';
  return `Oturum ${minutes < 60 ? `${minutes} dk` : `${Math.floor(minutes / 60)} sa`} daha açık`;
}
