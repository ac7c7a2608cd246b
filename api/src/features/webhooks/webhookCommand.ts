import { parseArgs } from 'node:util';
import type { Context, OpenContext } from '../../lib/context.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { pingWebhook } from './pingWebhook.ts';
import { replayDelivery } from './replayDelivery.ts';
import { replayWebhook } from './replayWebhook.ts';
import { restoreWebhook } from './restoreWebhook.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { setWebhookEnabled } from './setWebhookEnabled.ts';
import { webhookStatus } from './webhookStatus.ts';

const usage = [
  'npm run admin -- webhook list',
  'npm run admin -- webhook create --name NAME --url URL',
  'npm run admin -- webhook enable|disable|rotate|ping|delete|restore|deliveries --id ID',
  'npm run admin -- webhook replay --delivery ID',
  'npm run admin -- webhook replay --id ID --since CURSOR|beginning',
];
/** Number of deliveries that `deliveries` prints. */
const newestDeliveries = 20;

type Write = (line: string) => void;
type Action = (context: Context) => Promise<void>;
type Values = Partial<Record<'name' | 'url' | 'id' | 'since' | 'delivery', string>>;

/**
 * `npm run admin -- webhook …`: manages webhooks from the command line. Returns the exit code: 0 done, 2 wrong
 * usage.
 */
export async function webhookCommand(open: OpenContext, args: string[], write: Write): Promise<number> {
  const action = readAction(args, write);
  if (!action) {
    usage.forEach((line) => write(line));
    return 2;
  }
  await action(await open());
  return 0;
}

function readAction(args: string[], write: Write): Action | null {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: text, url: text, id: text, since: text, delivery: text },
    });
    const [verb = '', ...rest] = positionals;
    return rest.length === 0 ? actionOf(verb, values, write) : null;
  } catch {
    return null;
  }
}

function actionOf(verb: string, values: Values, write: Write): Action | null {
  const { name, url, since } = values;
  if (verb === 'list') return (context) => list(context, write);
  if (verb === 'create') {
    if (name === undefined || url === undefined) return null;
    return async (context) => writeSecret(write, await createWebhook(context, { name, url }));
  }
  const delivery = numberOf(values.delivery);
  if (verb === 'replay' && delivery !== null)
    return async (context) => {
      const { id: number } = await replayDelivery(context, delivery);
      write(`Delivery ${delivery} is sent again as ${number}.`);
    };
  const id = numberOf(values.id);
  return id === null ? null : actionOn(verb, id, since, write);
}

function actionOn(verb: string, id: number, since: string | undefined, write: Write): Action | null {
  switch (verb) {
    case 'enable':
    case 'disable':
      return async (context) => {
        const webhook = await setWebhookEnabled(context, id, verb === 'enable');
        write(`Webhook ${id} is ${webhookStatus(webhook).toLowerCase()}.`);
      };
    case 'rotate':
      return async (context) => writeSecret(write, await rotateWebhookSecret(context, id));
    case 'ping':
      return async (context) => {
        const { status, httpStatus, fault, latencyMs } = await pingWebhook(context, id);
        write(`${status.toLowerCase()}: ${httpStatus ?? fault} after ${latencyMs} ms`);
      };
    case 'delete':
      return async (context) => {
        await deleteWebhook(context, id);
        write(`Webhook ${id} was deleted.`);
      };
    case 'restore':
      return async (context) => {
        await restoreWebhook(context, id);
        write(`Webhook ${id} was restored.`);
      };
    case 'deliveries':
      return (context) => listDeliveries(context, id, write);
    case 'replay':
      if (since === undefined) return null;
      return async (context) => {
        await replayWebhook(context, id, since === 'beginning' ? null : since);
        write(`Webhook ${id} continues at the given position.`);
      };
    default:
      return null;
  }
}

const numberOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);

function writeSecret(write: Write, { secret, webhook }: { secret: string; webhook: { id: number } }): void {
  write(`secret of webhook ${webhook.id}, shown only this once:`);
  write(secret);
}

async function list({ db }: Context, write: Write): Promise<void> {
  const webhooks = await db.prisma.webhook.findMany({ where: { deletedAt: null }, orderBy: { id: 'asc' } });
  for (const webhook of webhooks) {
    const { id, name, url, nextAttemptAt } = webhook;
    const next = nextAttemptAt ? [`next try ${nextAttemptAt.toISOString()}`] : [];
    write([id, name, url, webhookStatus(webhook).toLowerCase(), ...next].join('\t'));
  }
}

async function listDeliveries({ db }: Context, webhookId: number, write: Write): Promise<void> {
  const deliveries = await db.prisma.webhookDelivery.findMany({
    where: { webhookId },
    orderBy: { id: 'desc' },
    take: newestDeliveries,
  });
  for (const {
    id,
    createdAt,
    type,
    changeCount,
    status,
    attempts,
    httpStatus,
    fault,
    latencyMs,
  } of deliveries)
    write(
      [
        id,
        createdAt.toISOString(),
        type,
        `${changeCount} changes`,
        status.toLowerCase(),
        `${attempts} attempts`,
        httpStatus ?? fault ?? '-',
        `${latencyMs ?? '-'} ms`,
      ].join('\t'),
    );
}
