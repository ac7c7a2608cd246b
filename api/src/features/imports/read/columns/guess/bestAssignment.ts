/**
 * The assignment of rows to columns with the greatest sum of scores, each column taken once at most (Hungarian method with
 * potentials, O(rows · rows · columns)). `scores[row][column]` is 0 or more; a row is omitted if that is better than any
 * column that is still free. Returns the column of each row, or -1. Pure.
 */
export function bestAssignment(scores: readonly (readonly number[])[]): number[] {
  const rows = scores.length;
  const width = scores[0]?.length ?? 0;
  // A row of its own for each stands for leaving it out.
  const columns = width + rows;
  const cost = (row: number, column: number) => (column < width ? -(scores[row]?.[column] ?? 0) : 0);
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    rowOf[0] = row;
    const least = new Float64Array(columns + 1).fill(Infinity);
    const isSeen = new Uint8Array(columns + 1);
    let at = 0;
    do {
      isSeen[at] = 1;
      const current = rowOf[at] ?? 0;
      let delta = Infinity;
      let next = 0;
      for (let column = 1; column <= columns; column += 1) {
        if (isSeen[column]) continue;
        const reduced = cost(current - 1, column - 1) - (ofRow[current] ?? 0) - (ofColumn[column] ?? 0);
        if (reduced < (least[column] ?? 0)) {
          least[column] = reduced;
          cameFrom[column] = at;
        }
        if ((least[column] ?? 0) < delta) {
          delta = least[column] ?? 0;
          next = column;
        }
      }
      for (let column = 0; column <= columns; column += 1) {
        if (isSeen[column]) {
          const owner = rowOf[column] ?? 0;
          ofRow[owner] = (ofRow[owner] ?? 0) + delta;
          ofColumn[column] = (ofColumn[column] ?? 0) - delta;
        } else least[column] = (least[column] ?? 0) - delta;
      }
      at = next;
    } while (rowOf[at] !== 0);
    while (at !== 0) {
      const before = cameFrom[at] ?? 0;
      rowOf[at] = rowOf[before] ?? 0;
      at = before;
    }
  }
  const assigned = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= width; column += 1) {
    const row = (rowOf[column] ?? 0) - 1;
    if (row >= 0 && (scores[row]?.[column - 1] ?? 0) > 0) assigned[row] = column - 1;
  }
  return assigned;
}
