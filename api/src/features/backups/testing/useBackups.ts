import { buffer } from 'node:stream/consumers';
import { beforeEach } from '@jest/globals';
import type { Context, Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

/** A database with a store for backups, which is new for each test; to be called once in a file. */
export function useBackups() {
  const database = useTestDatabase();
  let services: Services;
  let system: Context;
  beforeEach(() => {
    services = testServices(database.db);
    system = testContext(services, { as: { kind: 'system' } });
  });
  return {
    database,
    services: () => services,
    /** Acts for nobody, as scheduled backups and commands do. */
    system: () => system,
    /** The archive of a stored backup. */
    fileOf: ({ fileKey }: { fileKey: string }) => buffer(services.storage.read(fileKey)),
  };
}
