const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One line of PostgreSQL's text format for COPY; null and undefined are NULL. */
export function copyLine(values: readonly unknown[]): string {
  const cells = values.map((value) =>
    value === null || value === undefined
      ? '\\N'
      : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character),
  );
  return `${cells.join('\t')}\n`;
}
