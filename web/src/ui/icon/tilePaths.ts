/** Scallops of an awning, `count` of them over `width`, alternating trim and lite; `even` picks which. */
export function awning(x: number, y: number, width: number, height: number, count: number, even: boolean) {
  const step = width / count;
  const radius = step / 2;
  let path = '';
  for (let index = even ? 0 : 1; index < count; index += 2) {
    path += `M${round(x + index * step)} ${y}h${round(step)}v${height}a${round(radius)} ${round(radius * 0.88)} 0 0 1-${round(step)} 0Z`;
  }
  return path;
}

/** Scales of the third tile: two arcs each, every other row shifted by half. */
export function scales() {
  let path = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = column * 66 - (row % 2 ? 2 : 35);
      const y = 18 + row * 66;
      path += `M${x} ${y}a33 33 0 0 1 66 0M${x + 15} ${y}a18 18 0 0 1 36 0`;
    }
  }
  return path;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
