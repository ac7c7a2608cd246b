import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '../text/formatTurkish.ts';

/** A date with its time, on one line. */
export function Timestamp({ at }: { at: string }) {
  return (
    <chakra.time dateTime={at} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatDateTime(at)}
    </chakra.time>
  );
}
