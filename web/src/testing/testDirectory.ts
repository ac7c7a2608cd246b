import type { TypedDocumentNode } from '@apollo/client';
import { afterAll, beforeAll } from '@jest/globals';
import { print, type DocumentNode, type ExecutionResult } from 'graphql';
import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import type { TestDirectory } from '../../../api/src/testing/directory/openTestDirectory.ts';
import { openDirectory } from './openDirectory.ts';

type Ask = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;

export interface PageDirectory {
  /** Holds this from now on, or what it was made with; what it holds already is not written again. */
  fill(content?: DirectoryContent): Promise<void>;
  /** Asks as a visitor. */
  ask: Ask;
  /** Asks from the browser of an operator, Elif Aksoy. */
  askAsOperator: Ask;
  /** Does something as that operator in another window; it must succeed. */
  carryOut<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** The other parts of the server: see TestDirectory. */
  handIn: TestDirectory['handIn'];
  runJobs: TestDirectory['runJobs'];
  sql<Row = object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The real schema over a PostgreSQL of this file, to be called once at its top; in process, without a network. */
export function testDirectory(initial: DirectoryContent = {}): PageDirectory {
  let directory: TestDirectory | null = null;
  let held: DirectoryContent | null = null;
  beforeAll(async () => {
    directory = await openDirectory();
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
      JSON.parse(
        // As JSON, as a browser sends them.
        await opened().ask(print(document), JSON.parse(JSON.stringify(variables)) as object, asOperator),
      ) as ExecutionResult;
  const askAsOperator = ask(true);
  return {
    fill,
    ask: ask(false),
    askAsOperator,
    async carryOut<Data, Variables extends object>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const { data, errors } = await askAsOperator(document, variables as Record<string, unknown>);
      if (errors) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
      return data as Data;
    },
    handIn: (file) => opened().handIn(file),
    runJobs: () => opened().runJobs(),
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      JSON.parse(await opened().sql(text, values)) as Row[],
  };
}
