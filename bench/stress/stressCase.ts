/** Tools of a case. */
export interface StressTools {
  /** A folder of its own, deleted afterwards. */
  folder: string;
  /** 1 is full size; less runs the same on less data. */
  share: number;
  /** Reports progress. */
  print: (line: string) => void;
}

export interface Outcome {
  hasPassed: boolean;
  /** Observations, in one line. */
  figures: string;
}

/** A promise about faults, checked at full size. */
export interface StressCase {
  /** Name on the command line. */
  name: string;
  promise: string;
  run: (tools: StressTools) => Promise<Outcome>;
}
