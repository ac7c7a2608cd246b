import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { MappedColumn } from '../mappedColumn.ts';

/** Columns of a sheet while their fields are determined. Steps change it in place, one after the other. */
export interface SheetColumns {
  readonly headers: (string | undefined)[];
  /** Rows below the header. */
  readonly samples: (string | undefined)[][];
  /** Whether it is a sheet of our own export, whose headers are reliable. */
  readonly isOwn: boolean;
  /** Indexes of the columns about persons that an operator released. */
  readonly released: ReadonlySet<number>;
  /** Every column that has a header or a value. */
  readonly judged: JudgedHeader[];
  /** The columns that are read so far; from `orderByRank` on, the best of each field first. */
  readonly mapped: MappedColumn[];
  /** Indexes of the columns with names of persons. */
  personNames: number[];
  /** Whether the header row as a whole is misleading, so that values count more. */
  isMisleading: boolean;
  /** Whether the rows are reviews, whose names are those of visitors. */
  isOfReviews: boolean;
}

/** A step that changes the columns of a sheet in place. */
export type MappingStep = (sheet: SheetColumns) => void;

/** Rank of columns known by content: all others go before them. */
export const contentRank = 1000;

export const isNamed = ({ mapped }: SheetColumns): boolean => mapped.some(({ field }) => field === 'name');
