function shortened(value: number, unit: string): string {
  // One decimal below a hundred, none above: the figure keeps three digits at most.
  const digits = value < 99.95 ? 1 : 0;
  return `${Number(value.toFixed(digits))}${unit}`;
}

/** A count as people read it at a glance: "920", "5K", "12.8K", "365K", "1.2M". Not a number, or below 0: "0". */
export function roundedCount(count: number): string {
  if (!(count > 0)) return '0';
  if (count < 1000) return String(Math.floor(count));
  if (count < 999_500) return shortened(count / 1000, 'K');
  return shortened(count / 1_000_000, 'M');
}
