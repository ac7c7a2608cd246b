import { unusableFile } from './unusableFile.ts';
import { xmlEncoding } from './zipArchive.ts';

/** The text of an XML part in pieces, decoded. A part with a document type is refused: no workbook needs one. */
export async function* textChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(xmlEncoding(chunk));
    const text = decoder.decode(chunk, { stream: true });
    if (isFirst && text.includes('<!DOCTYPE')) {
      throw unusableFile('Dosyanın içinde izin verilmeyen bir XML bildirimi (DOCTYPE) var.');
    }
    isFirst = false;
    if (text !== '') yield text;
  }
}

/** The prefix that the root element wears ('' or such as 'x:'); undefined until the root element is in the text. */
export function namespacePrefix(xml: string, root: string): string | undefined {
  const match = new RegExp(`<((?:[A-Za-z_][\\w.-]*:)?)${root}[\\s>/]`).exec(xml.slice(0, 1_000_000));
  return match?.[1];
}
