/** What makes text in XML differ from what it stands for. */
const marks = ['&', '_x', '<!['] as const;

/**
 * Tells quickly whether a stretch of XML stands for itself. Asked about stretches from left to right, it looks at each
 * character of the whole text once, not once a cell.
 */
export class TextMarks {
  private xml = '';
  private readonly next = marks.map(() => -1);

  start(xml: string): void {
    this.xml = xml;
    this.next.fill(-1);
  }

  isPlain(from: number, to: number): boolean {
    for (let i = 0; i < marks.length; i += 1) {
      let at = this.next[i] ?? -1;
      if (at < from) {
        at = this.xml.indexOf(marks[i] ?? '', from);
        if (at < 0) at = Infinity;
        this.next[i] = at;
      }
      if (at < to) return false;
    }
    return true;
  }
}
