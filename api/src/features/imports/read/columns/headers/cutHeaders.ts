/** Characters that a shapefile's table keeps of a header. */
const maxLength = 10;
const minCut = 2;
/** Letters of a cut word from which it is known. */
const minStartLength = 3;

const words = (
  'name address number phone telephone postcode category website latitude longitude hours business street district municipality ' +
  'description opening'
).split(' ');

/** Whether the headers were cut at ten characters, as the tables of shapefiles do: 'Fcilty_nam', 'Street_add', 'Hrs_of_bus'. */
export function areCut(headers: readonly (string | undefined)[]): boolean {
  const written = headers.map((header = '') => header.trim());
  return (
    written.every(({ length }) => length <= maxLength + 3) &&
    written.filter(({ length }) => length === maxLength).length >= minCut &&
    // A number distinguishes headers that begin alike: 'Fcilty_typ_2'.
    written.every((header) => header.length <= maxLength || /_\d{1,2}$/.test(header))
  );
}

/** A cut header with its last word whole, where one known word begins so. */
export function wholeHeader(header: string): string {
  const [, start = '', last = ''] = /^(.*[_\s])(\p{L}+)$/u.exec(header.trim()) ?? [];
  if (header.trim().length !== maxLength || last.length < minStartLength) return header;
  const [meant, ...others] = words.filter((word) => word.startsWith(last.toLowerCase()));
  return meant === undefined || others.length > 0 ? header : start + meant;
}
