/** What operators had put on every public page. */
export interface PageInjection {
  /** What stands in the served page, by place. */
  html: { head: string; bodyStart: string; bodyEnd: string };
  /** What the page's own script puts in, where the visitor agreed. */
  inBrowser: {
    id: number;
    name: string;
    code: string;
    position: 'HEAD' | 'BODY_START' | 'BODY_END';
    consent: 'NONE' | 'ANALYTICS' | 'ADS';
  }[];
  /** Codes that may load something from elsewhere, with the names that visitors may see. */
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
