/** Sheets whose rows were passed over, since none of their columns was treated as the names of listings. */
export function unreadSheets(columns: readonly { sheet: string; field: string | null }[]): string[] {
  const read = new Set(columns.filter(({ field }) => field === 'name').map(({ sheet }) => sheet));
  return [...new Set(columns.map(({ sheet }) => sheet))].filter((sheet) => !read.has(sheet));
}
