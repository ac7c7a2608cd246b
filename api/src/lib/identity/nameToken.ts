/** A word of a name, parsed once for all comparisons. */
export interface NameToken {
  text: string;
  /** As it is written in its own script, folded. */
  written: string;
  /** Its spelling reduced by `soundOf`. */
  sound: string;
  /** Null for figures. */
  script: 'LATIN' | 'OTHER' | null;
  /** Weight relative to an ordinary word, 0 to 1; low for fillers and words in brackets. */
  share: number;
}

export interface WeighedToken extends NameToken {
  bits: number;
  /** A word of the city, which its listings share. */
  isCity: boolean;
}
