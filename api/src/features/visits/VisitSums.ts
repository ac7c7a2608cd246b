import { localDate } from '../../../../domain/localDate.ts';
import { subjectRoutes, type VisitEvent } from '../../../../domain/visits.ts';
import type { VisitTotalKind } from '../../generated/prisma/client.ts';
import type { Services } from '../../lib/context.ts';
import {
  writeVisits,
  type AdCount,
  type SearchCount,
  type SubjectCount,
  type TotalCount,
} from './writeVisits.ts';

// With the time that a write takes, counts that a killed process loses are 5 s old at most.
const flushMs = 3000;
/** Maximum number of distinct keys between two writes; further ones are discarded. */
const maxKeys = 100_000;
/** Rows per statement. */
const batchSize = 5000;

type Count =
  | ({ is: 'subject' } & SubjectCount)
  | ({ is: 'total' } & TotalCount)
  | ({ is: 'search' } & SearchCount)
  | ({ is: 'ad' } & AdCount);

/**
 * Aggregates reported events and writes the sums every few seconds. Memory is bounded; a killed process loses the
 * events since the last write. Sums of several nodes add up.
 */
export class VisitSums {
  private counts = new Map<string, Count>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private isFull = false;

  constructor(private readonly services: Pick<Services, 'db' | 'log' | 'config'>) {}

  add(events: readonly VisitEvent[], now = new Date()): void {
    const day = localDate(this.services.config.timeZone, now);
    for (const event of events) this.count(day, event);
    if (this.counts.size > 0) this.timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Writes the pending sums, after a write in progress. A failed write is retried with the next. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private count(day: string, event: VisitEvent): void {
    if (event.kind === 'SEARCH') {
      this.total(day, 'SEARCH');
      if (!event.found) this.total(day, 'EMPTY_SEARCH');
      if (event.words === '') return;
      const count = { day, words: event.words, count: 1, empty: event.found ? 0 : 1 };
      this.put(`${day} "${event.words}`, { is: 'search', ...count });
    } else if (event.kind === 'AD') {
      const { placement, source, moment } = event;
      this.put(`${day} ${placement} ${source} ${moment}`, {
        is: 'ad',
        day,
        placement,
        source,
        moment,
        count: 1,
      });
    } else if (event.kind !== 'VIEW') {
      this.subject(day, event.kind, event.id);
    } else if (event.id !== undefined && isSubjectRoute(event.route)) {
      this.subject(day, subjectRoutes[event.route], event.id);
    } else {
      this.total(day, 'VIEW', event.route);
    }
  }

  private subject(day: string, kind: SubjectCount['kind'], id: number): void {
    this.put(`${day} ${kind} ${id}`, { is: 'subject', day, kind, id, count: 1 });
  }

  private total(day: string, kind: VisitTotalKind, route = ''): void {
    this.put(`${day} ${kind} ${route}`, { is: 'total', day, kind, route, count: 1 });
  }

  private put(key: string, more: Count): void {
    const known = this.counts.get(key);
    if (known) {
      known.count += more.count;
      if (known.is === 'search' && more.is === 'search') known.empty += more.empty;
    } else if (this.counts.size < maxKeys) this.counts.set(key, more);
    else if (!this.isFull) {
      this.isFull = true;
      this.services.log.warn('too many distinct visits at once; the rest is not counted');
    }
  }

  private async write(): Promise<void> {
    const entries = [...this.counts];
    this.counts = new Map();
    this.isFull = false;
    for (let from = 0; from < entries.length; from += batchSize) {
      try {
        const batch = entries.slice(from, from + batchSize).map(([, count]) => count);
        await writeVisits(this.services.db, {
          subjects: batch.filter((count) => count.is === 'subject'),
          totals: batch.filter((count) => count.is === 'total'),
          searches: batch.filter((count) => count.is === 'search'),
          ads: batch.filter((count) => count.is === 'ad'),
        });
      } catch (error) {
        this.services.log.warn({ err: error }, 'sums of visits were not written');
        for (const [key, count] of entries.slice(from)) this.put(key, count);
        this.timer ??= setTimeout(() => void this.flush(), flushMs).unref();
        return;
      }
    }
  }
}

function isSubjectRoute(route: string): route is keyof typeof subjectRoutes {
  return Object.hasOwn(subjectRoutes, route);
}
