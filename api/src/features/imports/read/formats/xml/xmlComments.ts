const commentOpen = Buffer.from('<!--');
const commentClose = Buffer.from('-->');
const cdataOpen = Buffer.from('<![CDATA[');
const cdataClose = Buffer.from(']]>');
const less = 60;
const exclamation = 33;

/** Leaves comments out of XML in UTF-8 that comes in chunks; within a CDATA section their signs are text. */
export class CommentFilter {
  private rest: Buffer = Buffer.alloc(0);
  private within: 'text' | 'comment' | 'cdata' = 'text';

  /** The part that is certainly outside of comments: a chunk's last bytes may have to wait for the next. */
  write(chunk: Buffer): Buffer {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const parts: Buffer[] = [];
    /** Where the text begins that goes to the next part. */
    let from = 0;
    let at = 0;
    for (;;) {
      if (this.within === 'text') {
        const start = declarationFrom(bytes, at);
        if (start < 0) {
          at = bytes.at(-1) === less ? bytes.length - 1 : bytes.length;
          break;
        }
        at = start;
        if (beginsWith(bytes, at, commentOpen)) {
          if (at > from) parts.push(bytes.subarray(from, at));
          this.within = 'comment';
          at += commentOpen.length;
        } else if (beginsWith(bytes, at, cdataOpen)) {
          this.within = 'cdata';
          at += cdataOpen.length;
        } else if (bytes.length - at < cdataOpen.length) break;
        else at += '<!'.length;
        continue;
      }
      const isComment = this.within === 'comment';
      const close = bytes.indexOf(isComment ? commentClose : cdataClose, at);
      if (close < 0) {
        at = Math.max(at, bytes.length - (commentClose.length - 1));
        if (isComment) from = at;
        break;
      }
      at = close + commentClose.length;
      if (isComment) from = at;
      this.within = 'text';
    }
    this.rest = bytes.subarray(at);
    if (at > from) parts.push(bytes.subarray(from, at));
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }

  /** The rest at the end of the XML. */
  end(): Buffer {
    return this.within === 'comment' ? Buffer.alloc(0) : this.rest;
  }
}

/** XML without its comments. */
export function withoutComments(xml: string): string {
  if (!xml.includes('<!--')) return xml;
  const filter = new CommentFilter();
  return Buffer.concat([filter.write(Buffer.from(xml)), filter.end()]).toString();
}

// By its second sign: in XML the first is everywhere.
function declarationFrom(bytes: Buffer, from: number): number {
  let mark = bytes.indexOf(exclamation, from + 1);
  while (mark >= 0 && bytes[mark - 1] !== less) mark = bytes.indexOf(exclamation, mark + 1);
  return mark < 0 ? -1 : mark - 1;
}

function beginsWith(bytes: Buffer, at: number, expected: Buffer): boolean {
  return bytes[at + 2] === expected[2] && bytes.subarray(at, at + expected.length).equals(expected);
}
