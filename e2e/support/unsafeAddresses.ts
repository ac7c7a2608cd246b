import type pg from 'pg';
import type { Page } from 'playwright-core';
import { adPlacements } from '../../domain/ads/ads.ts';

/** Part of each unsafe URL, which distinguishes it from the URLs of the site itself. */
const mark = 'unsafe-mark';

/** Unsafe URLs that a table might contain. No link may lead to them. */
export const unsafeAddresses: readonly string[] = [
  `javascript:window.ran=1//${mark}`,
  `JaVaScRiPt:window.ran=1//${mark}`,
  `java\tscript:window.ran=1//${mark}`,
  `java\r\nscript:window.ran=1//${mark}`,
  `\u0001\u001f javascript:window.ran=1//${mark}`,
  `\u00a0\u2028javascript:window.ran=1//${mark}`,
  `\u200bjavascript:window.ran=1//${mark}`,
  `javascript://safe.example/%0awindow.ran=1//${mark}`,
  `data:text/html,<script>parent.ran=1</script>${mark}`,
  `DATA:image/svg+xml;base64,PHN2Zy8+#${mark}`,
  `vbscript:msgbox(1)//${mark}`,
  `\n vBsCrIpT:msgbox(1)//${mark}`,
  `blob:https://safe.example/${mark}`,
  `file:///etc/passwd#${mark}`,
  `FILE://host/share/${mark}`,
  `filesystem:https://safe.example/temporary/${mark}`,
  `view-source:https://safe.example/${mark}`,
  `intent://${mark}#Intent;scheme=https;end`,
  `ftp://safe.example/${mark}`,
  `//safe.example@${mark}/`,
];

/** A safe URL, which shows that the page renders the row. */
export const safeAddress = `https://safe.example/${mark}`;

/** Names of columns and keys with URLs. */
const holdsAddress = /(?:^|_|[a-z])(?:link|url|website|email|href)s?$/i;

/** Rows of columns and JSON documents that hold addresses, and how many of their values were replaced. */
export interface Poisoned {
  columns: string[];
  values: number;
}

interface Column {
  name: string;
  table: string;
  isDocument: boolean;
}

/**
 * Replaces every stored URL, in each column and JSON document of all tables, by the listed ones in turn, without constraints and
 * triggers. Columns are found by their names.
 */
export async function poisonAddresses(client: pg.Client, addresses: readonly string[]): Promise<Poisoned> {
  const { rows: columns } = await client.query<Column>(
    `SELECT c.relname AS "table", a.attname AS name, t.typname IN ('json', 'jsonb') AS "isDocument"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = ''
       AND t.typname IN ('text', 'varchar', 'json', 'jsonb')
       AND c.relname <> '_prisma_migrations'
     ORDER BY 1, 2`,
  );
  const found: Poisoned = { columns: [], values: 0 };
  for (const { table, name, isDocument } of columns) {
    if (!isDocument && !holdsAddress.test(name)) continue;
    const changed = isDocument
      ? await poisonDocuments(client, table, name, addresses)
      : await poisonColumn(client, table, name, addresses);
    if (changed > 0) found.columns.push(`${table}.${name}`);
    found.values += changed;
  }
  return found;
}

/** Removes constraints and triggers, so that rows can hold any value. */
export async function dropRules(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS sql
     FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conrelid <> 0`,
  );
  for (const { sql } of rows) await client.query(sql);
}

async function poisonColumn(client: pg.Client, table: string, name: string, addresses: readonly string[]) {
  // Listings keep their triggers, since lists read what these write; nothing else may be changed otherwise.
  await client.query(`SET session_replication_role = ${table === 'businesses' ? 'origin' : 'replica'}`);
  const { rowCount } = await client.query(
    `WITH numbered AS (SELECT ctid AS at, row_number() OVER (ORDER BY (to_jsonb(t) ->> 'id')::numeric, ctid) - 1 AS n FROM "${table}" t)
     UPDATE "${table}" SET "${name}" = ($1::text[])[1 + n % $2] FROM numbered WHERE "${table}".ctid = numbered.at`,
    [addresses, addresses.length],
  );
  await client.query('SET session_replication_role = origin');
  return rowCount ?? 0;
}

async function poisonDocuments(client: pg.Client, table: string, name: string, addresses: readonly string[]) {
  const { rows } = await client.query<{ at: string; document: unknown }>(
    `SELECT ctid::text AS at, "${name}" AS document FROM "${table}" WHERE "${name}" IS NOT NULL ORDER BY ctid`,
  );
  let count = 0;
  const next = () => addresses[(count += 1) % addresses.length];
  const replaced = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return holdsAddress.test(key) ? next() : value;
    if (Array.isArray(value)) return value.map((each) => replaced(each, key));
    if (typeof value !== 'object' || value === null) return value;
    const isPart = 'field' in value && typeof value.field === 'string' && holdsAddress.test(value.field);
    return Object.fromEntries(
      Object.entries(value).map(([part, each]) => [
        part,
        replaced(each, isPart && /^(?:before|after|value)$/.test(part) ? 'url' : part),
      ]),
    );
  };
  await client.query('SET session_replication_role = replica');
  for (const { at, document } of rows) {
    const before = count;
    const changed = JSON.stringify(replaced(document, ''));
    if (count > before)
      await client.query(`UPDATE "${table}" SET "${name}" = $1 WHERE ctid = $2::tid`, [changed, at]);
  }
  await client.query('SET session_replication_role = origin');
  return count;
}

/** The address of the ad in the nth placement. */
export function adAddress(addresses: readonly string[], round: number, placement: number): string {
  return addresses[(round + placement + 4) % addresses.length] ?? '';
}

/** Addresses for the one chat and the boxes of ads, so that each is in each place once. */
export async function poisonSettings(
  client: pg.Client,
  addresses: readonly string[],
  round: number,
): Promise<void> {
  await client.query(
    `INSERT INTO site_settings (data)
     SELECT jsonb_set(data, '{identity}', data -> 'identity' || $1::jsonb) FROM site_settings ORDER BY version DESC LIMIT 1`,
    [
      {
        liveChatUrl: addresses[round % addresses.length],
        legalName: `Round ${round}.`,
        socialLinks: addresses.map((url, n) => ({ name: `Social ${n}`, url })),
      },
    ],
  );
  const placements = Object.fromEntries(
    adPlacements.map((placement, n) => [
      placement,
      {
        placement,
        isEnabled: true,
        houseAd: { title: `Ad ${round}`, text: null, label: null, url: adAddress(addresses, round, n) },
      },
    ]),
  );
  await client.query(`INSERT INTO ad_settings (data) VALUES ($1)`, [{ placements }]);
}

/**
 * Forbidden targets and sources of an element of the page, or of its HTML without scripts; also whether one of the addresses
 * ran.
 */
export function unsafeParts(page: Page, html: string | null = null): Promise<string[]> {
  return page.evaluate(
    ([sign, text]) => {
      const attributes = new Set(
        'href src srcset imagesrcset action formaction poster cite data background ping longdesc manifest srcdoc archive codebase classid icon profile usemap dynsrc lowsrc'.split(
          ' ',
        ),
      );
      const safe = new Set(['http:', 'https:', 'mailto:', 'tel:']);
      const schemeOf = (text: string, base?: string) => {
        try {
          return new URL(text, base).protocol;
        } catch {
          return null;
        }
      };
      const isUnsafe = (text: string) => {
        const scheme = schemeOf(text, document.baseURI);
        if (scheme === null || safe.has(scheme)) return false;
        // Images that the site generates itself.
        return text.includes(sign) || !/^(?:data:image\/|blob:https?:|about:blank$)/.test(text);
      };
      const found: string[] = 'ran' in window ? ['an address ran'] : [];
      const look = (element: Element): void => {
        for (const { name, localName, value } of element.attributes) {
          const said = `<${element.localName} ${name}="${value.slice(0, 80)}">`;
          const parts = /srcset$/i.test(localName) ? value.split(/,\s+|\s+/) : [value];
          if (attributes.has(localName.toLowerCase()) && parts.some(isUnsafe)) found.push(said);
          else if (localName === 'style' && /url\(/i.test(value) && value.includes(sign)) found.push(said);
          else if (/^on/i.test(localName)) found.push(said);
          // Addresses of metadata; others are not addresses but text.
          else if (localName === 'content' && value.includes(sign)) {
            const scheme = schemeOf(value.replace(/^\s*\d+\s*;\s*url=/i, ''));
            if (scheme !== null && !safe.has(scheme)) found.push(said);
          }
        }
        if (element.localName === 'script' && /json/.test(element.getAttribute('type') ?? '')) {
          const visit = (value: unknown): void => {
            if (typeof value === 'string' && value.includes(sign)) {
              const scheme = schemeOf(value);
              if (scheme !== null && !safe.has(scheme)) found.push(`structured data: ${value.slice(0, 80)}`);
            } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
          };
          if (element.getAttribute('type') === 'application/ld+json')
            visit(JSON.parse(element.textContent ?? 'null'));
        }
        const inside = [
          element.shadowRoot,
          element instanceof HTMLTemplateElement ? element.content : null,
          element instanceof HTMLIFrameElement ? element.contentDocument : null,
        ];
        for (const root of inside) root?.querySelectorAll('*').forEach(look);
      };
      const shown = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
      shown.querySelectorAll('*').forEach(look);
      return found;
    },
    [mark, html] as const,
  );
}

/** Number of links of the page to the safe URL. */
export function safeLinks(page: Page): Promise<number> {
  return page.locator(`a[href^="${safeAddress}"]`).count();
}
