/** Code from elsewhere that an operator put on pages; the name is null if visitors may not see it. */
export interface CodeService {
  consent: 'NONE' | 'ANALYTICS' | 'ADS';
  name: string | null;
}

export interface InjectedCode {
  id: number;
  name: string;
  code: string;
  position: 'HEAD' | 'BODY_START' | 'BODY_END';
  consent: CodeService['consent'];
}

/** Codes that operators put on every public page. */
export interface PageInjection {
  /** HTML of the served page, by position. */
  html: { head: string; bodyStart: string; bodyEnd: string };
  /** Codes that the script of the page inserts once the visitor agreed. */
  inBrowser: InjectedCode[];
  /** Codes that may load something from elsewhere. */
  services: CodeService[];
  /** Sources of the Content-Security-Policy for the inline scripts in `html`. */
  scriptHashes: string[];
  isEmpty: boolean;
}

export const noInjection: PageInjection = {
  html: { head: '', bodyStart: '', bodyEnd: '' },
  inBrowser: [],
  services: [],
  scriptHashes: [],
  isEmpty: true,
};
