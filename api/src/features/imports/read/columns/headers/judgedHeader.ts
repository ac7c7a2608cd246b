import type { ColumnField } from '../columnFields.ts';
import type { ImportColumn } from '../importColumn.ts';
import type { KnownHeader } from './knownHeader.ts';
import type { Fit } from '../valueFit.ts';

/** A column while it is judged. */
export interface JudgedHeader {
  index: number;
  /** As written, '' if it has none. */
  header: string;
  values: string[];
  column: ImportColumn;
  /** Meaning of its header, unless its values contradict it. */
  reading: KnownHeader | undefined;
  /** Meaning of its header, although its values contradict it. */
  dropped?: KnownHeader;
  fit: Fit;
  isPersonal: boolean;
  /** The operator's word; undefined if there is none. */
  choice: ColumnField | null | undefined;
}
