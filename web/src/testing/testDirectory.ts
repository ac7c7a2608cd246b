import type { TypedDocumentNode } from '@apollo/client';
import { afterAll, beforeAll } from '@jest/globals';
import { print, type DocumentNode, type ExecutionResult } from 'graphql';
import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import type { TestDirectory } from '../../../api/src/testing/directory/openTestDirectory.ts';
import { openDirectory } from './openDirectory.ts';

type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;

export interface PageDirectory {
  /** Replaces the content; by default with the initial one. Does nothing if the content is the same. */
  fill(content?: DirectoryContent): Promise<void>;
  /** Runs an operation as a visitor. */
  execute: Execute;
  /** Runs an operation in the browser of an operator, Elif Aksoy. */
  executeAsOperator: Execute;
  /** The same; throws if it fails. Returns its data. */
  executeOrThrow<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** The other parts of the server: see TestDirectory. */
  upload: TestDirectory['upload'];
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
    if (!directory) throw new Error('The directory is available only inside tests and hooks.');
    return directory;
  }
  async function fill(next = initial) {
    if (held === next) return;
    held = null;
    await opened().fill(next);
    held = next;
  }
  const execute =
    (asOperator: boolean): Execute =>
    async (document, variables) =>
      JSON.parse(
        // As JSON, as a browser sends them.
        await opened().execute(print(document), JSON.parse(JSON.stringify(variables)) as object, asOperator),
      ) as ExecutionResult;
  const executeAsOperator = execute(true);
  return {
    fill,
    execute: execute(false),
    executeAsOperator,
    async executeOrThrow<Data, Variables extends object>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const { data, errors } = await executeAsOperator(document, variables as Record<string, unknown>);
      if (errors) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
      return data as Data;
    },
    upload: (file) => opened().upload(file),
    runJobs: () => opened().runJobs(),
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      JSON.parse(await opened().sql(text, values)) as Row[],
  };
}
