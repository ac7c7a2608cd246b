/** The end of a line. A carriage return at the end of the text is none yet: a line feed may follow it. */
const lineEnd = /\r\n|\n|\r(?=[^])/g;

/** Where the line after a place begins, however lines end; 0 where the text has none. */
export function nextLine(text: string, at: number): number {
  lineEnd.lastIndex = at;
  return lineEnd.test(text) ? lineEnd.lastIndex : 0;
}
