/** Client files of the build, as root-relative URLs. */
export interface PageAssets {
  scripts: string[];
  /** Classic script that pages with a list run before first paint: its URL, and its text for pages that inline it. */
  listLayout: { src: string; text: string };
  styles: string[];
  /** Chunks that every page needs after its first paint. */
  parts: string[];
  /** Further chunks and styles of each page, by its source file. */
  pages: Record<string, { parts: string[]; styles: string[] }>;
}
