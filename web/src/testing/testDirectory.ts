import { afterAll, beforeAll } from '@jest/globals';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import type { TestDirectory } from '../../../api/src/testing/openTestDirectory.ts';

/** From browserEnvironment.ts. */
declare global {
  var openTestDirectory: () => Promise<TestDirectory>;
}

type Ask = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;

export interface PageDirectory {
  /** Holds this from now on, or what it was made with; what it holds already is not written again. */
  fill(content?: DirectoryContent): Promise<void>;
  /** Asks as a visitor. */
  ask: Ask;
  /** Asks as an operator, Elif Aksoy. */
  askAsOperator: Ask;
}

/** The real schema over a PostgreSQL of this file, to be called once at its top; in process, without a network. */
export function testDirectory(initial: DirectoryContent = {}): PageDirectory {
  let directory: TestDirectory | null = null;
  let held: DirectoryContent | null = null;
  beforeAll(async () => {
    directory = await globalThis.openTestDirectory();
    await fill();
  }, 60_000);
  afterAll(() => directory?.close(), 60_000);

  function opened(): TestDirectory {
    if (!directory) throw new Error('The directory is there once the first test or hook runs.');
    return directory;
  }
  async function fill(next = initial) {
    if (held === next) return;
    held = null;
    await opened().fill(next);
    held = next;
  }
  const ask =
    (asOperator: boolean): Ask =>
    async (document, variables) =>
      JSON.parse(await opened().ask(document, variables, asOperator)) as ExecutionResult;
  return { fill, ask: ask(false), askAsOperator: ask(true) };
}
