import { foldText } from '../../../../../../domain/text/fold.ts';
import type { SheetRow } from '../formats/sheetRow.ts';

/** Minimum number of columns for a row with one filled cell to count as a note. */
const minColumns = 4;

const total =
  /^(?:(?:sub|grand )?totals?|sum|summe|gesamt(?:summe)?|suma|razem|ogolem|итого|всего|разом|усього|(?:genel |ara )?toplam|somme|totale?n?|totaal|osszesen|celkem|spolu|ukupno|skupaj|συνολο|المجموع|الاجمالي|סה"כ|סהכ|合計|小計|总计|合计|總計|합계|총계|총|รวม|tong(?: cong)?|jumlah|summa|i alt|yhteensa)(?![\p{L}\p{N}])/u;
const note =
  /^(?:notes?|remarks?|sources?|last updated|updated|generated|exported|disclaimer|anmerkung(?:en)?|hinweise?|quelle|stand|remarques?|nota(?:s|bene)?|fuentes?|fonte?s?|opmerking(?:en)?|bron|uwag[ai]|zrodlo|poznamk[ay]|zdroj|megjegyzes|forras|примечани[ея]|источник|примітк[аи]|джерело|not(?:lar)?|kaynak|aciklama|σημειωση|πηγη|ملاحظ(?:ة|ه|ات)|المصدر|הער(?:ה|ות)|מקור|備考|注意?|出典|备注|注释|来源|數據來源|비고|출처|หมายเหตุ|ที่มา|ghi chu|nguon|catatan|sumber)\s*[:：.–-]/u;

/** A label with its value in one cell, as in titles of sections: 'Περιοχή: Αθήνα'. */
const label = /^\p{L}[\p{L}\p{M} ]{1,30}\s?[:：]\s\S/u;

/**
 * Whether a row of a table is a total, a note or the title of a section rather than a listing: one filled cell, or a word for
 * totals with nothing but numbers. `columns` are those that are read. Pure.
 */
export function isNote({ cells }: SheetRow, columns: number): boolean {
  if (columns < minColumns) return false;
  const filled: string[] = [];
  for (const cell of cells) {
    const text = cell?.trim() ?? '';
    if (text !== '') filled.push(text);
    if (filled.length > minColumns) return false;
  }
  const [first = '', ...others] = filled;
  const folded = foldText(first);
  if (total.test(folded)) return others.every((text) => !/\p{L}{2}/u.test(text));
  return others.length === 0 && (note.test(folded) || label.test(first));
}
