/** Limits of a file. The operator sees the limit that a file exceeds. */
export const readingLimits = {
  /** Entries in a zip archive. */
  entries: 10_000,
  /** Bytes inflated before the ratio counts. */
  freeInflation: 50 * 1024 * 1024,
  /** Inflated bytes for one byte packed, beyond the free ones. */
  inflationRatio: 100,
  /** Bytes inflated from one file in all. */
  inflated: 16 * 1024 ** 3,
  /** Bytes of a small part, such as the workbook's list of sheets or its styles. */
  smallPart: 32 * 1024 * 1024,
  /** Bytes of shared strings and of the index to them, which stay in memory. */
  sharedStrings: 1024 ** 3,
  /** How many strings there may be, with words or without: each takes memory of its own. */
  stringCount: 32 * 1024 * 1024,
  sheets: 500,
  /** Characters of a sheet's name, which goes with each of its rows; the rest is cut off. Excel takes 31. */
  sheetName: 100,
  /** Elements of one list in a small part: cell formats, relationships. The format's own limit for cell formats. */
  tags: 65_490,
  /** Characters of a number format; the format's own limit. */
  numberFormat: 255,
  columns: 16_384,
  /** Columns of all sheets together: each is reported to the operator. */
  allColumns: 65_536,
  /** Columns of a sheet that mean the same field: each is examined in each row. */
  columnsOfField: 500,
  rows: 1_048_576,
  /** Characters of a cell, in a workbook; the format's own limit. */
  workbookCell: 32_767,
  /** Characters of a cell in a text file. */
  textCell: 1_000_000,
  /** Characters of XML that one row, or one shared string, may take. */
  rowXml: 32 * 1024 * 1024,
  /** Characters of one record in a text file. */
  record: 4 * 1024 * 1024,
  /** Bytes of an .xls, which can only be read whole. */
  xls: 100 * 1024 * 1024,
  /** Rows at the top among which the header is looked for. */
  headerRows: 40,
  /** Rows at the top by whose values columns are known, and the characters that these may hold. */
  sampledRows: 300,
  sampledText: 8 * 1024 * 1024,
} as const;
