import { messageData, type PlainMessageCode } from '../../../../../../domain/messages/message.ts';
// Detects the type of a file by its bytes. Its name can only exclude: a text table needs the extension of a table or a workbook.
import { open } from 'node:fs/promises';
import { compoundFileKind, isCompoundFile } from './compoundFile.ts';
import { readingLimits } from './readingLimits.ts';
import { unmarkedUtf16 } from './csv/textEncoding.ts';
import { unusableFile } from './unusableFile.ts';
import { tagsNamed } from './xml/xmlText.ts';
import { openZip, type ZipArchive } from './zipArchive.ts';

type OpenedFile =
  | { kind: 'xlsx'; zip: ZipArchive; workbookPath: string }
  | { kind: 'xls' }
  | { kind: 'text' };

type Signature = [RegExp, PlainMessageCode];

const signatures: Signature[] = [
  [/^%PDF/, 'kindPdf'],
  [/^#!/, 'kindExecutable'],
  [/^\xff\xd8\xff/, 'kindPicture'],
  [/^\{\\rtf/, 'kindRtf'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|table|meta)/i, 'kindHtml'],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml/i, 'kindXml'],
  [/^[\x09][\x00\x02\x04][\x04-\x08]\x00/, 'kindOldExcel'],
];

/** Signatures of bytes that are not text: some are letters, with which the text of a table may begin. */
const binarySignatures: Signature[] = [
  [/^MZ/, 'kindProgram'],
  [/^\x7fELF/, 'kindExecutable'],
  [/^\x89PNG|^GIF8|^RIFF/, 'kindPicture'],
  [/^\x1f\x8b|^Rar!|^7z\xbc\xaf|^BZh/, 'kindArchive'],
];

function notASheet(what: PlainMessageCode): Error {
  return unusableFile({ message: 'notATableAccepted', what: messageData(what) });
}

/** Throws AppError UNUSABLE_FILE naming what the file is, where it can't be read. */
export async function detectFileType(path: string, fileName: string): Promise<OpenedFile> {
  const { start, size } = await beginningOf(path);
  if (size === 0) throw unusableFile('fileZeroBytes');
  const text = start.toString('latin1');
  if (/^PK(?:\x03\x04|\x05\x06)/.test(text)) return openWorkbook(await openZip(path));
  if (isCompoundFile(start)) {
    if (size > readingLimits.xls) throw unusableFile('xlsTooLarge');
    await compoundFileKind(path);
    return { kind: 'xls' };
  }
  const isBinary = !isText(start);
  const known = [...signatures, ...(isBinary ? binarySignatures : [])].find(([one]) => one.test(text));
  if (known) throw notASheet(known[1]);
  if (isBinary) throw notASheet('kindBinary');
  // Programs save tables of text under the names of workbooks, which Excel opens.
  if (!/\.(?:csv|tsv|txt|tab|xlsx?)$/i.test(fileName)) throw unusableFile('textExtension');
  return { kind: 'text' };
}

async function beginningOf(path: string): Promise<{ start: Buffer; size: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(Math.min(size, 8192));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return { start: buffer.subarray(0, bytesRead), size };
  } finally {
    await file.close();
  }
}

async function openWorkbook(zip: ZipArchive): Promise<OpenedFile> {
  try {
    return { kind: 'xlsx', zip, workbookPath: await workbookPathOf(zip) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function workbookPathOf(zip: ZipArchive): Promise<string> {
  const has = (pattern: RegExp) => zip.names.some((name) => pattern.test(name));
  if (zip.has('mimetype') && /opendocument/.test((await zip.text('mimetype')) ?? '')) {
    throw unusableFile('odsRefused');
  }
  if (has(/(?:^|\/)workbook\.bin$/i)) throw unusableFile('xlsbRefused');
  const types = (await zip.text('[Content_Types].xml')) ?? '';
  // A list of types may name kinds of workbooks that the archive doesn't hold: only the workbook's own type counts.
  const isMacroEnabled = tagsNamed(types, 'Override').some((tag) => {
    const isPresent = zip.has((tag.get('PartName') ?? '').replace(/^\//, ''));
    return isPresent && /macroEnabled/i.test(tag.get('ContentType') ?? '');
  });
  if (has(/vbaProject\.bin$/i) || isMacroEnabled) {
    throw unusableFile('xlsmRefused');
  }
  const relations = (await zip.text('_rels/.rels')) ?? '';
  const main = tagsNamed(relations, 'Relationship').find((tag) =>
    tag.get('Type')?.endsWith('/officeDocument'),
  );
  const path = main?.get('Target')?.replace(/^\/|^\.\//, '') ?? 'xl/workbook.xml';
  if (zip.has(path) && !/^(?:word|ppt|visio)\//i.test(path)) return path;
  if (has(/^word\//)) throw notASheet('kindWord');
  if (has(/^ppt\//)) throw notASheet('kindPowerPoint');
  throw notASheet('kindZip');
}

/** Text has no control characters but tab, newline and the like; UTF-16 has its mark, or zeros on one side. */
function isText(start: Buffer): boolean {
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)) return true;
  const zeros = start.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (zeros > start.length / 4) return unmarkedUtf16(start) !== undefined;
  const controls = start.reduce(
    (count, byte) => count + (byte < 32 && !(byte >= 9 && byte <= 13) ? 1 : 0),
    0,
  );
  return controls <= start.length / 100;
}
