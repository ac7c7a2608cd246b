/** Third-party code that an operator added; `name` is null if visitors must not see it. */
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

/** Operators' codes of every public page. */
export interface PageInjection {
  /** HTML of the served page, by position. */
  html: { head: string; bodyStart: string; bodyEnd: string };
  /** Codes that the page's script inserts after consent. */
  inBrowser: InjectedCode[];
  /** Codes that may load third-party resources. */
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
