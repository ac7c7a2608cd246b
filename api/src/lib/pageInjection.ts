/** Operators' codes for every public page. */
export interface PageInjection {
  /** Markup for the served page, by position. */
  html: { head: string; bodyStart: string; bodyEnd: string };
  /** Codes that the page's own script inserts after the visitor's consent. */
  inBrowser: {
    id: number;
    name: string;
    code: string;
    position: 'HEAD' | 'BODY_START' | 'BODY_END';
    consent: 'NONE' | 'ANALYTICS' | 'ADS';
  }[];
  /** Codes that may load third-party resources, with the names shown to visitors. */
  services: { consent: 'NONE' | 'ANALYTICS' | 'ADS'; name: string | null }[];
  /** Sources of the Content-Security-Policy for the inline scripts among it. */
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
