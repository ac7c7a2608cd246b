import type pg from 'pg';

// Names of objects that an extension brought are omitted, and Prisma's own table. Schema public only.
const mine = (id: string, catalogue: string) => `NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = ${id} AND d.deptype = 'e')`;
const tables = `SELECT c.* FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND ${mine('c.oid', 'pg_class')}
  AND c.relname NOT LIKE '\\_prisma\\_migrations%'`;

const parts: Record<string, string> = {
  extension: `SELECT extname FROM pg_extension`,
  relation: `SELECT relname, relkind, relpersistence, reloptions, relreplident, relrowsecurity, relacl,
      pg_get_viewdef(CASE WHEN relkind IN ('v', 'm') THEN oid END) FROM (${tables}) c WHERE relkind <> 'i'`,
  column: `SELECT c.relname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum) AS position, a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression,
      a.attstattarget, a.attoptions, a.attacl, (SELECT collname FROM pg_collation WHERE oid = a.attcollation),
      pg_get_expr(d.adbin, d.adrelid)
    FROM (${tables}) c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum`,
  constraint: `SELECT c.relname, k.conname, k.contype, k.convalidated, k.condeferrable, k.condeferred, pg_get_constraintdef(k.oid)
    FROM pg_constraint k JOIN (${tables}) c ON c.oid = k.conrelid`,
  index: `SELECT pg_get_indexdef(c.oid), c.reloptions, i.indisvalid, i.indisprimary, i.indisunique, i.indisreplident
    FROM (${tables}) c JOIN pg_index i ON i.indexrelid = c.oid`,
  sequence: `SELECT c.relname, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax, s.seqmin, s.seqcache, s.seqcycle,
      (SELECT d.refobjid::regclass || '.' || d.refobjsubid FROM pg_depend d
        WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'a') IS NOT NULL
    FROM (${tables}) c JOIN pg_sequence s ON s.seqrelid = c.oid`,
  function: `SELECT p.proname, p.prokind, CASE p.prokind WHEN 'a' THEN p.oid::regprocedure::text ELSE pg_get_functiondef(p.oid) END,
      p.proacl, (SELECT a.aggtransfn || ' ' || a.aggtranstype::regtype || coalesce(a.agginitval, '') FROM pg_aggregate a WHERE a.aggfnoid = p.oid)
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND ${mine('p.oid', 'pg_proc')}`,
  trigger: `SELECT c.relname, t.tgname, t.tgenabled, pg_get_triggerdef(t.oid)
    FROM pg_trigger t JOIN (${tables}) c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal`,
  enum: `SELECT t.typname, array_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
    WHERE t.typnamespace = 'public'::regnamespace GROUP BY 1`,
  type: `SELECT t.typname, t.typtype, t.typcategory, t.typnotnull, t.typdefault, t.typacl FROM pg_type t
    WHERE t.typnamespace = 'public'::regnamespace AND ${mine('t.oid', 'pg_type')} AND t.typname NOT LIKE '%\\_prisma\\_migrations'`,
  statistics: `SELECT stxname, stxstattarget, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext`,
  comment: `SELECT pg_describe_object(classoid, objoid, objsubid), description FROM pg_description
    WHERE objoid >= 16384 AND classoid <> 'pg_extension'::regclass AND ${mine('objoid', 'pg_class')}
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = objoid AND d.deptype = 'e')`,
  policy: `SELECT polname, polrelid::regclass, polcmd, pg_get_expr(polqual, polrelid) FROM pg_policy`,
  rule: `SELECT pg_get_ruledef(r.oid) FROM pg_rewrite r JOIN (${tables}) c ON c.oid = r.ev_class`,
  privileges: `SELECT defaclnamespace::regnamespace, defaclobjtype, defaclacl FROM pg_default_acl`,
  setting: `SELECT s.setconfig FROM pg_db_role_setting s JOIN pg_database b ON b.oid = s.setdatabase AND b.datname = current_database()`,
};

/**
 * Everything that the directory's migrations define in a database, a line for each object: tables, columns in their order,
 * defaults, constraints, indexes, functions with their source, triggers, types, extensions, comments, storage parameters,
 * statistics targets, privileges. Two databases with equal lines behave alike.
 */
export async function readCatalogue(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, statement] of Object.entries(parts)) {
    const { rows } = await client.query<{ line: string }>(
      `SELECT row_to_json(found)::text AS line FROM (${statement}) AS found`,
    );
    lines.push(...rows.map(({ line }) => `${kind} ${flattenOrs(line)}`));
  }
  return lines.sort();
}

// Comparisons of rows are stored as nested ORs; a database that was dumped and restored has them side by side.
function flattenOrs(line: string): string {
  const flat = line.replace(/\((\([^()]*\)(?: OR \([^()]*\))+)\) OR /g, '$1 OR ');
  return flat === line ? line : flattenOrs(flat);
}
