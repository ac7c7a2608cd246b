/** Sheets that were not read, because none of their columns has names of listings. */
export function unreadSheets(columns: readonly { sheet: string; field: string | null }[]): string[] {
  const read = new Set(columns.filter(({ field }) => field === 'name').map(({ sheet }) => sheet));
  return [...new Set(columns.map(({ sheet }) => sheet))].filter((sheet) => !read.has(sheet));
}
