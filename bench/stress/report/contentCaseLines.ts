import { e2e, feature, type CaseLine } from './caseLine.ts';

/** Files that come in, and what is shown and given out. */
export const contentCaseLines: readonly CaseLine[] = [
  // Files
  {
    name: '21 uploads of anonymous clients, too long, cut off',
    tests: feature(
      'imports/upload/receiveUpload.test.ts',
      'is refused before any byte of its body, whatever its declared length',
      'in chunks is refused before its end',
    ),
  },
  {
    name: '22 forms',
    tests: feature(
      'imports/upload/receiveUpload.test.ts',
      'but referenced %i times is refused, and nothing of it is stored',
    ),
  },
  {
    name: '23 wrong kinds of file',
    tests: feature(
      'imports/read/formats/detectFileType.test.ts',
      'trusts the bytes of a workbook over its extension',
    ),
  },
  {
    name: '24 bombs and large workbooks',
    tests: feature(
      'imports/read/formats/readXlsx.test.ts',
      'stops an archive that inflates beyond the limit early',
      'refuses entries that share bytes, lie about their size, or are too many',
    ),
    cases: ['damaged-xlsx', 'damaged-csv', 'large-workbook', 'attacks'],
  },
  {
    name: '25 the edge of the grid',
    tests: feature(
      'imports/read/formats/gridEdges.test.ts',
      'with 16,384 columns is read',
      'with 500 sheets is read',
    ),
  },
  {
    name: '26 what a cell displays',
    tests: [
      ...feature('imports/read/formats/readXlsx.test.ts', 'a formula shows its value'),
      ...feature('imports/read/formats/readXls.test.ts', 'text that looks like a number'),
    ],
  },
  {
    name: '27 damaged .xls',
    tests: feature('imports/read/readSpreadsheet.test.ts', 'ends cleanly on damaged .xls files'),
    cases: ['damaged-xls'],
  },
  {
    name: '28 entities and links out',
    tests: [
      ...feature(
        'imports/read/formats/readXlsx.test.ts',
        'refuses a document type declaration, and with it every entity',
      ),
      ...feature('imports/read/formats/gridEdges.test.ts', 'to other files and hosts are never followed'),
    ],
  },
  {
    name: '29 refused rows',
    tests: [
      ...feature('imports/read/rows/check/checkRow.test.ts', 'is listed for every such value of a row'),
      ...feature(
        'imports/merge/applyImport.test.ts',
        'gives every row one outcome, and creates the places that its rows name',
      ),
    ],
  },
  {
    name: '30 hostile keys',
    cases: ['attacks'],
    tests: feature('imports/read/rows/check/checkRowContents.test.ts', 'drops keys that reach the prototype'),
  },
  {
    name: '31 idempotency',
    tests: feature(
      'imports/importRoutes.test.ts',
      'with the same key and file is the same import; with another file or setting it is refused',
    ),
  },
  // Displayed content
  {
    name: '32 hostile HTML',
    cases: ['attacks'],
    tests: e2e(
      'servers/hostileListings.test.ts',
      'is never executed or linked and breaks no page, while operators’ codes run',
    ),
  },
  {
    name: '33 links',
    tests: [
      ['domain/text/links.test.ts', 'gives a safe link in its normal form for any input'],
      ['e2e/servers/unsafeLinks.test.ts', 'appear in no element of the back office'],
    ],
  },
  {
    name: '34 injected codes',
    tests: e2e(
      'admin/settings.test.ts',
      'a code of the list runs, may load more, affects no other, waits for consent, and stops when disabled',
    ),
  },
  {
    name: '35 names in metadata',
    tests: [
      ['web/src/lib/pageHead.test.ts', 'keeps hostile names inside their attributes and data'],
      ['web/src/lib/pageHead.test.ts', 'never cuts a description inside an emoji'],
    ],
  },
  {
    name: '36 hostile Host',
    tests: e2e('servers/routes.test.ts', 'takes its URLs from the configuration, not from the request'),
  },
  {
    name: '37 exported formulas',
    tests: [
      ...feature('exports/exportRoutes.test.ts', 'writes text that looks like a formula as text'),
      ...feature(
        'exports/exportRoundTrip.test.ts',
        'is imported unchanged, into the same directory and into an empty one',
      ),
    ],
  },
  {
    name: '38 abandoned export',
    tests: feature('exports/exportRoutes.test.ts', 'stops reading when the download is abandoned'),
  },
  {
    name: '37b exports in programs of others',
    tests: feature(
      'exports/foreignExportReaders.test.ts',
      'holds the stored cells for two parsers of RFC 4180, with guards against formulas',
      'holds the stored cells for two programs',
      'of %s opens with both of its sheets',
    ),
    cases: ['foreign-programs'],
  },
];
