/** Maximum header length in the table of a shapefile. */
const maxLength = 10;
const minCut = 2;
/** Minimum number of letters of a truncated word. */
const minStartLength = 3;

const words = (
  'name address number phone telephone postcode category website latitude longitude hours business street district municipality ' +
  'description opening'
).split(' ');

/** Whether headers are truncated to ten characters, as in shapefiles: 'Fcilty_nam', 'Street_add', 'Hrs_of_bus'. */
export function areCut(headers: readonly (string | undefined)[]): boolean {
  const written = headers.map((header = '') => header.trim());
  return (
    written.every(({ length }) => length <= maxLength + 3) &&
    written.filter(({ length }) => length === maxLength).length >= minCut &&
    // A number distinguishes headers that begin alike: 'Fcilty_typ_2'.
    written.every((header) => header.length <= maxLength || /_\d{1,2}$/.test(header))
  );
}

/** Completes the last word of a truncated header if exactly one known word begins with it. */
export function wholeHeader(header: string): string {
  const [, start = '', last = ''] = /^(.*[_\s])(\p{L}+)$/u.exec(header.trim()) ?? [];
  if (header.trim().length !== maxLength || last.length < minStartLength) return header;
  const [meant, ...others] = words.filter((word) => word.startsWith(last.toLowerCase()));
  return meant === undefined || others.length > 0 ? header : start + meant;
}
