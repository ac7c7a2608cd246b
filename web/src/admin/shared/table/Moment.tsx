import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '../text/formatTurkish.ts';

/** A point in time of a table. */
export function Moment({ at }: { at: string }) {
  return (
    <chakra.time dateTime={at} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatDateTime(at)}
    </chakra.time>
  );
}
