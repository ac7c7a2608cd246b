/** What a case is given to work with. */
export interface EndureTools {
  /** A folder of its own, deleted afterwards. */
  folder: string;
  /** 1 is full size; less tries the same on less. */
  share: number;
  /** Tells how far it is. */
  say: (line: string) => void;
}

export interface Outcome {
  isKept: boolean;
  /** What was seen, in one line. */
  figures: string;
}

/** One promise about trouble, tried at full size. */
export interface EndureCase {
  /** By which it can be asked for alone. */
  name: string;
  promise: string;
  run: (tools: EndureTools) => Promise<Outcome>;
}
