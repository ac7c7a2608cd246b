import { unusableFile } from '../unusableFile.ts';
import { xmlEncoding } from '../zipArchive.ts';
import { CommentFilter } from './xmlComments.ts';

/** How far a part may go without its root element, in bytes. */
const maxPrologueLength = 1_000_000;

/** The bytes of an XML part in UTF-8, without comments. A part with a document type is refused: no workbook needs one. */
export async function* xmlChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  const comments = new CommentFilter();
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst) {
      const encoding = xmlEncoding(chunk);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    }
    const utf8 = decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
    if (isFirst && utf8.includes('<!DOCTYPE')) {
      throw unusableFile('doctypeRefused');
    }
    isFirst = false;
    const data = comments.write(utf8);
    if (data.length > 0) yield data;
  }
  const rest = comments.end();
  if (rest.length > 0) yield rest;
}

/**
 * The same bytes in chunks that are at least as long as the `unread` rest, so that a long buffered element is copied a few times
 * rather than with every chunk.
 */
export async function* chunksBeyond(
  chunks: AsyncIterable<Buffer>,
  unread: () => number,
): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < unread()) continue;
    yield waiting.length === 1 ? chunk : Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** The namespace prefix of the root element ('' or such as 'x:'); undefined until the root element is in the text. */
export function namespacePrefix(xml: string, root: string): string | undefined {
  const match = new RegExp(`<((?:[A-Za-z_][\\w.-]*:)?)${root}[\\s>/]`).exec(xml.slice(0, maxPrologueLength));
  if (!match && xml.length > maxPrologueLength) {
    throw unusableFile('sheetUnreadable');
  }
  return match?.[1];
}
