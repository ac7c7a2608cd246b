import type { ImportedRow } from '../../../stage/importedRow.ts';
import { aboutOf, addFeature } from '../../values/aboutValue.ts';
import { type RowValues, type ColumnPlan } from '../rowValues.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';
import { booleanOf, isMissing, proseOf } from '../../values/textValue.ts';

/** Maximum length of a long text, in characters. */
export const maxProseLength = 100_000;

/** Sections from `about` cells and from columns of single features; plain text becomes the detailed information. */
export function readAbout(
  values: RowValues,
  plan: ColumnPlan,
  cells: SheetRow,
): Pick<ImportedRow, 'about' | 'detailedInfo'> {
  let plainText: string | null = null;
  const sections = values.first('about', (text) => {
    const read = aboutOf(text);
    plainText ??= read.text === null ? null : proseOf(read.text, maxProseLength);
    return read.about;
  });
  const about = sections ?? {};
  for (const { index, parts: [section = '', feature = ''] = [] } of plan.get('feature') ?? []) {
    const text = cells.cells[index]?.trim() ?? '';
    if (!isMissing(text)) addFeature(about, section, feature, booleanOf(text) ?? text);
  }
  return {
    about: Object.keys(about).length > 0 ? about : null,
    detailedInfo: values.first('detailedInfo', (text) => proseOf(text, maxProseLength)) ?? plainText,
  };
}
