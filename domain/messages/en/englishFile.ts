import type { NestedText } from '../messageData.ts';
import { englishCount, englishNumber } from './englishFormat.ts';

export const englishFile = {
  sheetColumns: ({ limit }: { limit: number }) => `The sheet has more than ${englishCount(limit, 'column')}.`,
  cellTooLong: ({ limit }: { limit: number }) => `A cell has more than ${englishCount(limit, 'character')}.`,
  fileProtected: 'The file is protected by a password; remove the password and upload it again.',
  macrosRefused: 'Workbooks with macros are not accepted; save as .xlsx and upload it again.',
  notATable: ({ what }: { what: NestedText }) => `This file is not a table: ${what}.`,
  notATableAccepted: ({ what }: { what: NestedText }) =>
    `This file is not a table: ${what}. Only .xlsx, .xls and .csv files can be imported.`,
  kindOfficeFile: 'an Office file without a workbook',
  kindProgram: 'a Windows program',
  kindExecutable: 'a program',
  kindRtf: 'an RTF document',
  kindXml: 'an XML document',
  kindPdf: 'a PDF document',
  kindPicture: 'a picture',
  kindArchive: 'a compressed archive',
  kindHtml: 'an HTML page',
  kindOldExcel: 'a very old Excel format',
  kindBinary: 'an unknown binary file',
  kindZip: 'a zip archive without a workbook',
  kindWord: 'a Word document',
  kindPowerPoint: 'a PowerPoint presentation',
  fileZeroBytes: 'The file is empty (0 bytes).',
  xlsTooLarge: '.xls files can have at most 100 MB; save as .xlsx.',
  textExtension:
    'Plain text is accepted only with the extension .csv, .tsv or .txt. Only .xlsx, .xls and .csv files can be imported.',
  odsRefused: 'OpenDocument (.ods) files are not supported. Only .xlsx, .xls and .csv files can be imported.',
  xlsbRefused:
    'Binary Excel (.xlsb) files are not supported. Only .xlsx, .xls and .csv files can be imported.',
  xlsmRefused: 'Workbooks with macros (.xlsm) are not accepted; save as .xlsx and upload it again.',
  tooManyRows: 'The file has too many rows.',
  fileColumns: ({ limit }: { limit: number }) => `The file has more than ${englishCount(limit, 'column')}.`,
  recordTooLong: ({ limit }: { limit: number }) =>
    `A record has more than ${englishCount(limit, 'character')}.`,
  recordBroken: 'The record is broken: its quotes or its number of columns do not match.',
  tooManySheets: ({ limit }: { limit: number }) =>
    `The workbook has more than ${englishCount(limit, 'sheet')}.`,
  xlsUnreadable: 'The file is damaged: its .xls content could not be read.',
  noVisibleSheet: 'The workbook has no visible sheet.',
  sheetMissing: ({ sheet }: { sheet: string }) => `The file is damaged: the sheet '${sheet}' has no content.`,
  rowTooLarge: 'The content of a row exceeds 32 MB.',
  sheetIncomplete: 'The worksheet is incomplete: the end of its data is missing.',
  sheetRows: ({ limit }: { limit: number }) => `The sheet has rows beyond row ${englishNumber(limit)}.`,
  stringsMissing: 'The file is damaged: the shared strings that its cells refer to are missing.',
  stringsTooLarge: 'The shared strings of the file exceed 1 GB.',
  tooManyStrings: ({ limit }: { limit: number }) =>
    `The file has more than ${englishCount(limit, 'shared string')}.`,
  cellTooLarge: 'The content of a cell exceeds 32 MB.',
  doctypeRefused: 'The file contains an XML declaration that is not allowed (DOCTYPE).',
  sheetUnreadable: 'The worksheet could not be read: its structure is unexpected.',
  listTooLong: ({ limit }: { limit: number }) =>
    `A list of the workbook has more than ${englishCount(limit, 'item')}.`,
  zipUnreadable: 'The file is damaged or incomplete: its compressed content could not be read.',
  zipBomb: 'The file expands to more than is allowed (it may be a zip bomb).',
  archiveEntries: ({ limit }: { limit: number }) =>
    `The archive has more than ${englishCount(limit, 'entry', 'entries')}.`,
  readingCpu: ({ seconds }: { seconds: number }) =>
    `The file could not be read: it exceeded the ${englishCount(seconds, 'second')} of CPU time allowed for a file of this size.`,
  readingMemory: ({ megabytes }: { megabytes: number }) =>
    `The file could not be read: it exceeded the ${englishNumber(megabytes)} MB of memory allowed for a file of this size.`,
  readingTime: ({ seconds }: { seconds: number }) =>
    `The file could not be read: it did not end within ${englishCount(seconds, 'second')}.`,
  readingStuck: 'The file could not be read: reading makes no progress; the file may be damaged.',
  readingOutOfMemory: 'The file could not be read: it needs more memory than is allowed.',
  readerStopped: 'The file could not be read: the reader stopped unexpectedly; the file may be damaged.',
  fileUnreadable: 'The file could not be read: its structure is unexpected.',
  columnsOfAllSheets: ({ limit }: { limit: number }) =>
    `The sheets of the file have more than ${englishCount(limit, 'column')} in total.`,
  noFilledRow: 'The file has no filled row.',
  noNameColumn: 'No sheet has a column recognized as the name of the business. Map the columns.',
  tooManyCells: 'The record has more cells than the header: there may be a separator without quotes.',
};
