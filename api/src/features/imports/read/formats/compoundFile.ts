import { messageData } from '../../../../../../domain/messages/message.ts';
import { readFile } from 'node:fs/promises';
import { unusableFile } from './unusableFile.ts';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entrySize = 128;
const nameSizeOffset = 64;

/** By the beginning of a file: whether it is a compound file, the container of .xls. */
export function isCompoundFile(start: Buffer): boolean {
  return start.subarray(0, signature.length).equals(signature);
}

/** Checks that a compound file is a workbook without password and macros. */
export async function compoundFileKind(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (hasEntry(bytes, 'EncryptedPackage') || hasEntry(bytes, 'EncryptionInfo')) {
    throw unusableFile('fileProtected');
  }
  if (hasEntry(bytes, '_VBA_PROJECT_CUR') || hasEntry(bytes, '_VBA_PROJECT')) {
    throw unusableFile('macrosRefused');
  }
  if (!hasEntry(bytes, 'Workbook') && !hasEntry(bytes, 'Book')) {
    const what = hasEntry(bytes, 'WordDocument') ? 'kindWord' : 'kindOfficeFile';
    throw unusableFile({ message: 'notATable', what: messageData(what) });
  }
}

/** Whether a workbook is of Excel 5 or 95, which wrote letters in a code page. */
export function isInCodePage(bytes: Buffer): boolean {
  return hasEntry(bytes, 'Book') && !hasEntry(bytes, 'Workbook');
}

/** Directory entries lie on multiples of their size, and tell the length of their name: text in cells doesn't. */
function hasEntry(bytes: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    const isEntry = at % entrySize === 0 && at + entrySize <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + nameSizeOffset) === wanted.length) return true;
  }
  return false;
}
