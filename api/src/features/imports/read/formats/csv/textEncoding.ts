import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import { legacyEncoding, type LegacyEncoding } from './legacyEncoding.ts';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

const pieceSize = 1024 * 1024;

/** Maximum number of bytes of non-UTF-8 lines examined to detect the code page. */
const maxSampled = 64 * 1024;

/**
 * Detects the encoding of a text file. Without a byte order mark it is UTF-8 if the file as a whole decodes as such (a few damaged
 * letters among thousands are tolerated), else the detected code page.
 */
export async function encodingOf(path: string): Promise<TextEncoding> {
  let isFirst = true;
  let good = 0;
  let bad = 0;
  const sample: Buffer[] = [];
  let sampled = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>) {
    if (isFirst) {
      const marked = markedEncoding(chunk);
      if (marked) return marked;
      isFirst = false;
    }
    if (isUtf8(chunk)) {
      good += chunk.some((byte) => byte > 127) ? 1 : 0;
      continue;
    }
    for (const line of linesOf(chunk)) {
      if (!line.some((byte) => byte > 127)) continue;
      if (isUtf8(line)) good += 1;
      else {
        bad += 1;
        if (sampled < maxSampled) sample.push(line);
        sampled += line.length;
      }
    }
  }
  // Each piece may have cut one letter in two.
  return bad > good + 2 || (bad > 0 && good === 0) ? legacyEncoding(Buffer.concat(sample)) : 'utf-8';
}

function markedEncoding(start: Buffer): TextEncoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  return unmarkedUtf16(start.subarray(0, 4096));
}

/** Detects UTF-16 without a byte order mark at the beginning of a text: most letters have a zero byte, always on the same side. */
export function unmarkedUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd <= start.length / 4 || Math.min(even, odd) * 20 > even + odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function* linesOf(chunk: Buffer): Generator<Buffer> {
  let from = 0;
  for (let at = 0; at < chunk.length; at += 1) {
    if (chunk[at] !== 10 && chunk[at] !== 13) continue;
    yield chunk.subarray(from, at);
    from = at + 1;
  }
  yield chunk.subarray(from);
}

/** The text of a file in pieces, without the byte order mark. */
export async function* decodedText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of createReadStream(path, {
    highWaterMark: pieceSize / 4,
  }) as AsyncIterable<Buffer>) {
    const text = decoder.write(chunk);
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest) yield rest;
}
