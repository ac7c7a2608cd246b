import { csvAttacks } from '../../../api/src/features/imports/read/fixtures/attackCsv.ts';
import {
  hostileTexts as hostileValues,
  knownUnits,
  untriedUnits,
  tableOfText,
} from '../../../api/src/features/imports/read/fixtures/attackValues.ts';
import { workbookAttacks } from '../../../api/src/features/imports/read/fixtures/attackWorkbook.ts';
import { endlessXlsAttacks, xlsAttacks } from '../../../api/src/features/imports/read/fixtures/attackXls.ts';
import { zipAttacks } from '../../../api/src/features/imports/read/fixtures/attackZip.ts';
import { damaged, random } from '../../../api/src/features/imports/read/fixtures/damage.ts';
import { makeCsv } from '../../../api/src/features/imports/read/fixtures/makeCsv.ts';
import { makeWorkbook } from '../../../api/src/features/imports/read/fixtures/makeWorkbook.ts';
import { hostileTexts, type Chance } from './attackChance.ts';

export interface HostileFile {
  kind: string;
  fileName: string;
  content: Buffer;
}

const attacks = [...workbookAttacks, ...zipAttacks, ...xlsAttacks, ...csvAttacks];
const headers = [
  'name',
  'city',
  'category',
  'site',
  'phone',
  'description',
  'working_hours',
  'about',
  'latitude',
];

/** Rows whose cells deceive, run scripts elsewhere, or are of no sense, in a table that is whole otherwise. */
function hostileRows(chance: Chance): string[][] {
  const cell = () => chance.of(hostileTexts).slice(0, 30_000);
  return [headers, ...chance.many(1 + chance.whole(30), () => headers.map(cell))];
}

/** One hostile file: most are generated from a list of kinds, of up to so many bytes before they are packed. */
export function hostileFile(chance: Chance, maxBytes: number): HostileFile {
  const seed = chance.whole(2 ** 31);
  const choice = chance.whole(10);
  if (choice < 6) {
    // Each of the endless takes its budget of processor time, some 20 s: a few of them are enough.
    const attack = chance.isTrue(0.02) ? chance.of(endlessXlsAttacks) : chance.of(attacks);
    const content = attack.make(1000 + chance.whole(maxBytes), random(seed));
    return { kind: attack.name, fileName: attack.fileName, content };
  }
  if (choice < 7) {
    const [value] = hostileValues([chance.of([...knownUnits, ...untriedUnits])], 20_000, random(seed));
    const tables = tableOfText(value?.text ?? '');
    return {
      kind: `value ${value?.name}`,
      fileName: 'a.csv',
      content: tables[chance.of(['known', 'opaque', 'header'] as const)],
    };
  }
  const rows = hostileRows(chance);
  if (choice < 8) return { kind: 'hostile rows', fileName: 'a.csv', content: Buffer.from(makeCsv(rows)) };
  const clean = rows.map((row) => row.map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')));
  const workbook = makeWorkbook({ sheets: [{ name: chance.of(hostileTexts).slice(0, 31), rows: clean }] });
  if (choice < 9) return { kind: 'hostile rows of a workbook', fileName: 'a.xlsx', content: workbook };
  return { kind: 'damaged workbook', fileName: 'a.xlsx', content: damaged(workbook, random(seed)) };
}
