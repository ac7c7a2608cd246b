import { readdirSync, readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type pg from 'pg';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';

/** Internals that no answer may contain: stack frames, folders, statements, names of the programs inside. */
const inside = [
  /\n\s+at [^\n]+:\d+:\d+/,
  /node_modules|file:\/\/\/|\.ts:\d+|\/dist\/api\//,
  /\bSELECT\b[^<]{0,200}\bFROM\b|\bINSERT INTO\b|relation "\w+"|column "\w+" of/,
  /PrismaClient|PostgresError|FastifyError|ECONNREFUSED|pg_catalog/,
];

/** The part of an answer that reveals internals, or null. */
export function leakOf(body: string, folder: string): string | null {
  if (body.includes(rootFolder) || body.includes(folder)) return 'a path of this machine';
  for (const pattern of inside) {
    const found = pattern.exec(body)?.[0];
    if (found !== undefined) return found.slice(0, 80);
  }
  return null;
}

/** Parts of a page that could run a foreign script; [] if none could. */
export function activeParts(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node)
      for (const { name, value } of node.attrs) {
        if (name.startsWith('on')) found.push(`${node.nodeName} ${name}`);
        const isLink = ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].includes(name);
        if (isLink && /^[\s\0-\x1f]*(?:javascript|vbscript|data:text\/html)/i.test(value))
          found.push(`${node.nodeName} ${value}`);
      }
    if (node.nodeName === 'script' && 'childNodes' in node) {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (/alert\(1\)/.test(text) && !/^\s*[{[]/.test(text)) found.push(`script ${text.slice(0, 60)}`);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

/** Stands for all that operators and visitors can see or change, whatever the order of its rows. */
export async function fingerprint(client: pg.Client): Promise<string> {
  const tables = [
    'businesses',
    'categories',
    'cities',
    'reviews',
    'operators',
    'api_keys',
    'webhooks',
    'plans',
  ];
  const parts: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `SELECT count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum FROM ${table} t`,
    );
    parts.push(`${table} ${rows[0]?.sum}`);
  }
  return parts.join('\n');
}

/** Running child processes of a process, where the system reports them. */
export function childrenOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}
