/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests per second over all connections; omitted: without a limit. */
    overallRate?: number;
  }
  interface Result {
    /** Requests per second. */
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  /** A running measurement; `stop` ends it early. */
  interface Run extends Promise<Result> {
    stop(): void;
  }
  export default function autocannon(options: Options): Run;
}
