/** Current and former names of renamed metrics. */
const formerNames = [
  ['directory_database_waiting_requests', 'directory_database_waiting_callers'],
  ['directory_oldest_job_age_seconds', 'directory_oldest_job_seconds'],
  ['directory_page_cache_listening', 'directory_page_cache_hearing'],
  ['directory_page_responses_total', 'directory_page_answers_total'],
  ['directory_tasks_waiting', 'directory_errands_waiting'],
] as const;

/** Repeats renamed metrics under their former names, for existing dashboards. Takes and returns Prometheus text format. */
export function metricsUnderFormerNames(text: string): string {
  const lines = text.split('\n');
  return formerNames
    .flatMap(([name, former]) =>
      lines
        .filter((line) => new RegExp(`^(?:# (?:HELP|TYPE) )?${name}[ {]`).test(line))
        .map((line) =>
          line.startsWith('# HELP')
            ? `# HELP ${former} Deprecated: use ${name}.`
            : line.replace(name, former),
        ),
    )
    .join('\n');
}
