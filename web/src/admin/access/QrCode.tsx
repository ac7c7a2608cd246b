import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** A square that a phone can read; dark on light in both themes, since some cameras need it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      boxSize="qrCode"
      borderRadius="control"
      shapeRendering="crispEdges"
      bg="white"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  );
}
