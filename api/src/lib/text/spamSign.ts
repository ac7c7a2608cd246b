/** Milliseconds in which no person reads a form, fills it in and sends it. */
const hasteMs = 2500;
/** Links that are not part of a question. */
const maxLinks = 3;

interface SpamFacts {
  /** Milliseconds that the form was on the screen, as the browser reports; null if it does not. */
  shownMs?: number | null;
  /** All that was typed as free text. */
  text: string;
}

/** The sign that a text comes from a machine or an advertiser; null without one. Calls no third party. */
export function spamSign({ shownMs, text }: SpamFacts): 'haste' | 'links' | 'markup' | null {
  if (shownMs != null && shownMs < hasteMs) return 'haste';
  if (/\[url[=\]]|<a\s[^<>]*href/i.test(text)) return 'markup';
  const links = text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0;
  return links > maxLinks ? 'links' : null;
}
