import { readCellFormats } from './cellFormat.ts';
import { readCellLinks, withLinks } from './cellLinks.ts';
import { readingLimits } from './readingLimits.ts';
import { scanSheet } from './scanSheet.ts';
import { readSharedStrings } from './sharedStrings.ts';
import type { RowBatch, WantedColumns } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';
import { tagsNamed } from './xml/xmlText.ts';
import type { ZipArchive } from './zipArchive.ts';

/** Rows of every visible sheet. The result of `wantedColumns` may change between batches. */
export async function* readXlsx(
  zip: ZipArchive,
  workbookPath: string,
  wantedColumns: (sheetIndex: number) => WantedColumns,
): AsyncGenerator<RowBatch> {
  const workbook = (await zip.text(workbookPath)) ?? '';
  const folder = workbookPath.slice(0, workbookPath.lastIndexOf('/') + 1);
  const relations = await readRelations(zip, workbookPath, folder);
  const sheets = visibleSheets(workbook, relations);
  if (sheets.length === 0) throw unusableFile('noVisibleSheet');
  if (sheets.length > readingLimits.sheets) {
    throw unusableFile({ message: 'tooManySheets', limit: readingLimits.sheets });
  }
  const isDate1904 = /^(?:1|true)$/.test(tagsNamed(workbook, 'workbookPr')[0]?.get('date1904') ?? '');
  const styles = partOfType(relations, 'styles');
  const formatOf = await readCellFormats(styles && (await zip.text(styles)), isDate1904);
  const stringsPart = partOfType(relations, 'sharedStrings');
  const stringsBytes = stringsPart === undefined ? undefined : zip.open(stringsPart);
  if (stringsPart !== undefined && !stringsBytes) throw unusableFile('stringsMissing');
  const strings = stringsBytes && (await readSharedStrings(stringsBytes));

  for (const [sheetIndex, sheet] of sheets.entries()) {
    const bytes = zip.open(sheet.path);
    if (!bytes) throw unusableFile({ message: 'sheetMissing', sheet: sheet.name });
    const context = { strings, formatOf, wantedColumns: () => wantedColumns(sheetIndex) };
    const links = await readCellLinks(zip, sheet.path);
    for await (const rows of scanSheet(bytes, context))
      yield {
        sheet: sheet.name,
        sheetIndex,
        rows: links ? rows.map((row) => withLinks(row, links)) : rows,
      };
  }
}

interface Relation {
  type: string;
  path: string;
}

async function readRelations(
  zip: ZipArchive,
  workbookPath: string,
  folder: string,
): Promise<Map<string, Relation>> {
  const file = workbookPath.slice(folder.length);
  const xml = (await zip.text(`${folder}_rels/${file}.rels`)) ?? '';
  const relations = new Map<string, Relation>();
  for (const tag of tagsNamed(xml, 'Relationship')) {
    if (tag.get('TargetMode') === 'External') continue;
    const target = tag.get('Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : normalise(folder + target);
    relations.set(tag.get('Id') ?? '', { type: tag.get('Type') ?? '', path });
  }
  return relations;
}

function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function partOfType(relations: Map<string, Relation>, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.path;
}

function visibleSheets(workbook: string, relations: Map<string, Relation>): { name: string; path: string }[] {
  return tagsNamed(workbook, 'sheet').flatMap((tag) => {
    const isHidden = /hidden/i.test(tag.get('state') ?? '');
    const id = [...tag].find(([name]) => name.endsWith(':id'))?.[1];
    const relation = relations.get(id ?? '');
    if (isHidden) return [];
    const name = (tag.get('name') ?? '').slice(0, readingLimits.sheetName);
    if (!relation) throw unusableFile({ message: 'sheetMissing', sheet: name });
    return relation.type.endsWith('/worksheet') ? [{ name, path: relation.path }] : [];
  });
}
