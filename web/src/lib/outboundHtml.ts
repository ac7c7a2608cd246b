/** Makes every link of cleaned HTML open in a new tab that cannot reach back. */
export function outboundHtml(html: string): string {
  return html.replace(/<a\b([^>]*)>/gi, (_tag, attributes: string) => {
    const kept = attributes.replace(/\s(?:target|rel)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
    if (!/\shref\s*=/i.test(kept)) return `<a${kept}>`;
    return `<a${kept} target="_blank" rel="noopener nofollow">`;
  });
}
