/** Resources that a process has used so far. */
export interface ProcessUsage {
  /** Processor time of all its threads. */
  processorMs: number;
  /** Resident memory; its highest value where the system records that. */
  residentBytes: number;
}

/** Limits of a reader, in the same units. */
export type ReaderBudget = ProcessUsage;

const mebibyte = 1024 ** 2;
const baseMs = 20_000;
/** Ordinary files of listings take 200 ms for each megabyte, the most repetitive ones 1500. */
const msPerMegabyte = 8000;
const baseMegabytes = 640;
/** Megabytes of memory per megabyte of file: shared strings stay in memory, several times as large as packed. */
const megabytesPerMegabyte = 4;
const maxMegabytes = 1792;

/** The processor time and memory that reading a file of so many bytes may take. */
export function readerBudget(fileBytes: number): ReaderBudget {
  const megabytes = fileBytes / mebibyte;
  return {
    processorMs: Math.round(baseMs + megabytes * msPerMegabyte),
    residentBytes:
      Math.round(Math.min(baseMegabytes + megabytes * megabytesPerMegabyte, maxMegabytes)) * mebibyte,
  };
}

/** The exceeded limit of a process; null if none is. */
export function exceededPart(used: ProcessUsage, budget: ReaderBudget): keyof ReaderBudget | null {
  if (used.residentBytes > budget.residentBytes) return 'residentBytes';
  return used.processorMs > budget.processorMs ? 'processorMs' : null;
}
