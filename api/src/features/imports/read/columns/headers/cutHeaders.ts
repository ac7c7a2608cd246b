/** Characters that a shapefile's table keeps of a header. */
const longest = 10;
const fewestCut = 2;
/** Letters of a cut word from which it is known. */
const shortestStart = 3;

const words = (
  'name address number phone telephone postcode category website latitude longitude hours business street district municipality ' +
  'description opening'
).split(' ');

/** Whether the headers were cut at ten characters, as the tables of shapefiles do: 'Fcilty_nam', 'Street_add', 'Hrs_of_bus'. */
export function areCut(headers: readonly (string | undefined)[]): boolean {
  const written = headers.map((header = '') => header.trim());
  return (
    written.every(({ length }) => length <= longest + 3) &&
    written.filter(({ length }) => length === longest).length >= fewestCut &&
    // A number distinguishes headers that begin alike: 'Fcilty_typ_2'.
    written.every((header) => header.length <= longest || /_\d{1,2}$/.test(header))
  );
}

/** A cut header with its last word whole, where one known word begins so. */
export function wholeHeader(header: string): string {
  const [, start = '', last = ''] = /^(.*[_\s])(\p{L}+)$/u.exec(header.trim()) ?? [];
  if (header.trim().length !== longest || last.length < shortestStart) return header;
  const [meant, ...others] = words.filter((word) => word.startsWith(last.toLowerCase()));
  return meant === undefined || others.length > 0 ? header : start + meant;
}
