interface QueryData<Data> {
  data?: Data | undefined;
  /** Of the previous variables. */
  previousData?: Data | undefined;
  error?: unknown;
}

/** Data of a query. While it loads that of the previous variables, so that lists do not flicker; undefined once it failed. */
export function latestData<Data>({ data, previousData, error }: QueryData<Data>): Data | undefined {
  return data ?? (error ? undefined : previousData);
}
