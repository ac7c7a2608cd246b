import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { updatedTables, quoted, quotedList, type BackupTable } from './backupTables.ts';

/** Copies rows into the database, one table after another. */
export class TableLoader {
  #table: BackupTable | null = null;
  #copy: Writable | null = null;

  constructor(
    private readonly client: Client,
    private readonly tables: readonly BackupTable[],
    /** Whether ids of operators and jobs of the backup are ids of this installation. */
    private readonly isSameInstallation: boolean,
  ) {}

  async begin(name: string): Promise<void> {
    await this.end();
    this.#table = this.tables.find((table) => table.name === name) ?? null;
    if (!this.#table) return;
    const target = this.#isStaged(this.#table) ? 'incoming' : name;
    if (target === 'incoming') {
      await this.client.query(`CREATE TEMP TABLE incoming (LIKE ${quoted(name)}) ON COMMIT DROP`);
    }
    const columns = quotedList(this.#table.columns);
    this.#copy = this.client.query(copyFrom(`COPY ${quoted(target)} (${columns}) FROM STDIN`));
    // Reported where the stream's end is awaited.
    this.#copy.on('error', () => undefined);
  }

  async write(bytes: Buffer): Promise<void> {
    if (!this.#copy) return;
    if (this.#copy.errored) throw this.#copy.errored;
    // Rejects if copying fails.
    if (!this.#copy.write(bytes)) await once(this.#copy, 'drain');
  }

  async end(): Promise<void> {
    const [table, copy] = [this.#table, this.#copy];
    this.#table = null;
    this.#copy = null;
    if (!table || !copy) return;
    copy.end();
    await finished(copy);
    if (this.#isStaged(table)) await this.#insertStaged(table);
  }

  #isStaged(table: BackupTable): boolean {
    return table.name in updatedTables || this.#externalReferences(table).length > 0;
  }

  /** Columns that refer to tables which the restore does not replace. */
  #externalReferences({ references }: BackupTable): BackupTable['references'] {
    return references.filter((one) => !this.tables.some(({ name }) => name === one.table));
  }

  async #insertStaged(table: BackupTable): Promise<void> {
    const external = this.#externalReferences(table);
    const isKnown = ({ column, table: other }: { column: string; table: string }) =>
      this.isSameInstallation
        ? `EXISTS (SELECT FROM ${quoted(other)} o WHERE o.id = i.${quoted(column)})`
        : 'false';
    const values = table.columns.map((column) => {
      const reference = external.find((one) => one.column === column);
      return reference
        ? `CASE WHEN ${isKnown(reference)} THEN i.${quoted(column)} END`
        : `i.${quoted(column)}`;
    });
    const needed = external.filter(({ isRequired }) => isRequired).map(isKnown);
    const same = updatedTables[table.name];
    if (same) {
      const isSame = same.map((column) => `i.${quoted(column)} = t.${quoted(column)}`).join(' AND ');
      await this.client.query(
        `DELETE FROM ${quoted(table.name)} t WHERE NOT EXISTS (SELECT FROM incoming i WHERE ${isSame})`,
      );
    }
    const others = table.columns.filter((column) => !table.primaryKey.includes(column));
    const changed = others.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
    await this.client.query(
      `INSERT INTO ${quoted(table.name)} (${quotedList(table.columns)})
       SELECT ${values.join(', ')} FROM incoming i ${needed.length > 0 ? `WHERE ${needed.join(' AND ')}` : ''}
       ${same ? `ON CONFLICT (${quotedList(table.primaryKey)}) DO UPDATE SET ${changed}` : ''}`,
    );
    await this.client.query('DROP TABLE incoming');
  }
}
