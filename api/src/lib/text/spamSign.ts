/** Milliseconds in which no person reads a form, fills it in and sends it. */
const hasteMs = 2500;
/** Links that somebody with a question has no use for. */
const mostLinks = 3;

interface SpamFacts {
  /** How long the form was on the screen, as the browser says; null where it says nothing. */
  shownMs?: number | null;
  /** All that was typed as free text. */
  text: string;
}

/** Why something looks like it came from a machine or an advertiser; null where it does not. No third party is asked. */
export function spamSign({ shownMs, text }: SpamFacts): 'haste' | 'links' | 'markup' | null {
  if (shownMs != null && shownMs < hasteMs) return 'haste';
  if (/\[url[=\]]|<a\s[^<>]*href/i.test(text)) return 'markup';
  const links = text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0;
  return links > mostLinks ? 'links' : null;
}
