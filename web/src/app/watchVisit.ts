import { countVisits, type Visiting } from './countVisits.ts';
import { watchVitals } from './watchVitals.ts';

/** What is noted of a visit, in a chunk of its own that comes once the page has everything it needs. */
export function watchVisit(visiting: Visiting & { pathname: string }): void {
  void watchVitals(visiting.pathname);
  void countVisits(visiting);
}
