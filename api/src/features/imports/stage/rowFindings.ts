import { englishText } from '../../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../../domain/messages/message.ts';
import type { PrismaClient, ImportRowKind, Prisma } from '../../../generated/prisma/client.ts';
import { storable } from '../../../lib/text/storable.ts';
import type { RowProblem } from '../read/formats/sheetRow.ts';

/** Number of problems of an import that are stored; further ones are counted in `problems_omitted`. */
export const maxProblems = 10_000;
/** Number of warnings of an import that are stored; further ones are only counted. */
const maxWarnings = 10_000;
const flushLength = 500;

interface RowPlace {
  sheet: string;
  rowNumber: number;
  /** Number of the row in the file, of all sheets. */
  position: number;
}

/** Stores problems and warnings of the rows of an import while they are read. */
export interface RowFindings {
  /** Why a row or its reviews are refused. */
  refuse(row: RowPlace, found: readonly RowProblem[], kind: ImportRowKind): void;
  /** Values that are left empty. */
  warn(row: RowPlace, found: readonly RowProblem[]): void;
  flushIfMany(): Promise<void>;
  flush(): Promise<void>;
  /** Number of warnings, unstored ones included. */
  warnings(): number;
  /** Number of reasons that were not stored. */
  problemsOmitted(): number;
}

export function storeRowFindings(prisma: PrismaClient, importId: number): RowFindings {
  const problems: Prisma.ImportProblemCreateManyInput[] = [];
  const warnings: Prisma.ImportWarningCreateManyInput[] = [];
  let problemsFound = 0;
  let warningsFound = 0;

  const stored = ({ sheet, rowNumber, position }: RowPlace, { message, ...finding }: RowProblem) => ({
    ...finding,
    ...{ importId, position, sheet, rowNumber },
    message: englishText(message),
    messageData: storable(messageData(message)),
  });
  const flush = async () => {
    if (problems.length > 0) await prisma.importProblem.createMany({ data: problems.splice(0) });
    if (warnings.length > 0) await prisma.importWarning.createMany({ data: warnings.splice(0) });
  };

  return {
    refuse(row, found, kind) {
      const room = Math.max(0, maxProblems - problemsFound);
      problems.push(...found.slice(0, room).map((problem) => ({ ...stored(row, problem), kind })));
      problemsFound += found.length;
    },
    warn(row, found) {
      const room = Math.max(0, maxWarnings - warningsFound);
      warnings.push(...found.slice(0, room).map((warning) => stored(row, warning)));
      warningsFound += found.length;
    },
    async flushIfMany() {
      if (problems.length + warnings.length >= flushLength) await flush();
    },
    flush,
    warnings: () => warningsFound,
    problemsOmitted: () => Math.max(0, problemsFound - maxProblems),
  };
}
