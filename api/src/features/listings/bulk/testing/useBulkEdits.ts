import { beforeEach } from '@jest/globals';
import type { Viewer } from '../../../../lib/context.ts';
import { executeOrThrow, testContext } from '../../../../testing/execute.ts';
import { makeOperator } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';
import { bulkUndoKind } from '../bulkEditKind.ts';
import { runBulkEdit } from '../runBulkEdit.ts';
import { runBulkUndo } from '../runBulkUndo.ts';

interface Edit {
  id: number;
  status: string;
  changed: number;
  restored: number;
  skipped: number;
}

/** A database with an operator who edits many listings at once; to be called once in a file. */
export function useBulkEdits() {
  const database = useTestDatabase();
  const services = () => testServices(database.db);
  let as: Viewer;
  beforeEach(async () => {
    ({ viewer: as } = await makeOperator(database.db));
  });

  /** Queues the edit. */
  const start = async (input: object) =>
    (
      await executeOrThrow<{ startBulkEdit: Edit }>(
        services(),
        'mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id status } }',
        { input },
        { as },
      )
    ).startBulkEdit;
  const preview = async (input: object) =>
    (
      await executeOrThrow<{ bulkEditPreview: object }>(
        services(),
        'query ($input: BulkEditInput!) { bulkEditPreview(input: $input) { matched changing isLowerBound } }',
        { input },
        { as },
      )
    ).bulkEditPreview;
  const read = async (id: number) =>
    (
      await executeOrThrow<{ bulkEdit: Edit }>(
        services(),
        'query ($id: Int!) { bulkEdit(id: $id) { id status changed restored skipped operatorName } }',
        { id },
        { as },
      )
    ).bulkEdit;

  /** Does the job as a worker would. */
  async function work(run: typeof runBulkEdit | typeof runBulkUndo, id: number) {
    const { jobId, undoJobId } = await database.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
    const job = run === runBulkUndo ? undoJobId : jobId;
    const context = testContext(services(), { as: { kind: 'system' } });
    const signal = new AbortController().signal;
    const stored = await database.db.prisma.job.findUniqueOrThrow({ where: { id: job ?? 0 } });
    const payload = bulkUndoKind.readPayload(stored.payload);
    await run(context, { id: job ?? 0, payload, signal, progress: () => undefined });
    await database.db.prisma.job.update({ where: { id: job ?? 0 }, data: { status: 'DONE' } });
  }
  const undo = async (id: number) => {
    await executeOrThrow(services(), 'mutation ($id: Int!) { undoBulkEdit(id: $id) { id } }', { id }, { as });
    await work(runBulkUndo, id);
    return read(id);
  };
  const stored = (id: number) =>
    database.db.prisma.business.findUniqueOrThrow({ where: { id }, include: { city: true } });
  return {
    database,
    services,
    viewer: () => as,
    start,
    /** Queues the edit and does its job. */
    edit: async (input: object) => {
      const { id } = await start(input);
      await work(runBulkEdit, id);
      return id;
    },
    preview,
    read,
    work,
    undo,
    stored,
  };
}
