/** State of the import screen in its URL. */
export interface ImportView {
  /** Id of the shown import; null for none, NaN for an invalid one. */
  importId: number | null;
  /** Pages from 1. */
  problemPage: number;
  historyPage: number;
}

function page(text: string | null): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= 1_000_000 ? value : 1;
}

export function parseImportView(search: URLSearchParams): ImportView {
  const id = search.get('import');
  return {
    importId: id === null ? null : /^[1-9]\d{0,8}$/.test(id) ? Number(id) : NaN,
    problemPage: page(search.get('problems')),
    historyPage: page(search.get('history')),
  };
}

/** The query string of a view, without defaults. */
export function importSearch({ importId, problemPage, historyPage }: ImportView): string {
  const search = new URLSearchParams();
  if (importId) search.set('import', String(importId));
  if (problemPage > 1) search.set('problems', String(problemPage));
  if (historyPage > 1) search.set('history', String(historyPage));
  return search.size ? `?${search}` : '';
}
