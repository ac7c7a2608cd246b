import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { until } from '../../../testing/until.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { jobHandler } from '../../../jobs/jobHandler.ts';
import { failMail, mailMessage } from '../mailMessage.ts';
import { failReply, mailReply } from '../mailReply.ts';
import { messageKind, replyKind } from '../messageKind.ts';
import { sendContactMessage } from '../sendContactMessage.ts';
import { runningJob } from '../../../jobs/testing/runningJob.ts';
import { fakeMailServer } from '../../../testing/fakes/fakeMailServer.ts';

const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A line.\nAnother one.' };

/** Contact messages, and mail servers that a test starts and that stop at its end; to be called once in a file. */
export function useContactMail() {
  const database = useTestDatabase();
  let services: Services;
  let address = 0;
  beforeEach(() => {
    services = testServices(database.db);
  });
  const stored = () => database.db.prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
  /** Sends from a new address, so that tests do not share a rate limit. */
  const send = (input: object = {}) =>
    sendContactMessage(
      { ...testContext(services), clientAddress: `203.0.114.${(address += 1)}` },
      { ...message, ...input },
    );
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closers.splice(0).map((close) => close()));
  });

  async function mailServer(refusal?: { responseCode: number; message: string }) {
    const server = await fakeMailServer(refusal);
    closers.push(server.close);
    return server;
  }

  function mailTo(port: number, login = '') {
    services = testServices(database.db, {
      SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
      CONTACT_TO: 'team@directory.example, second@directory.example',
    });
  }

  /** A mail server that accepts connections and never answers. */
  async function silentServer() {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      port: (server.address() as AddressInfo).port,
      called: () => until(async () => sockets.length > 0),
      close: async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  const kinds = {
    contactMail: jobHandler(messageKind, { run: mailMessage, onFailed: failMail }),
    replyMail: jobHandler(replyKind, { run: mailReply, onFailed: failReply }),
  };

  /** Runs the queued job once, as the worker does. */
  async function work({
    kind = 'contactMail',
    isLast = false,
    signal = new AbortController().signal,
  }: { kind?: keyof typeof kinds; isLast?: boolean; signal?: AbortSignal } = {}) {
    const [job] = await database.db.prisma.job.findMany({ where: { kind } });
    if (!job) throw new Error('no mail was queued');
    const context = testContext(services, { as: { kind: 'system' } });
    const running = runningJob(job.payload as object, { id: job.id, signal });
    return kinds[kind].run(context, running).then(
      () => null,
      async (error: unknown) => {
        if (isLast) await kinds[kind].onFailed?.(context, running, error);
        return error;
      },
    );
  }

  return {
    database,
    services: () => services,
    stored,
    send,
    mailServer,
    mailTo,
    silentServer,
    work,
    /** Stops a server of the test at its end. */
    closeAtEnd: (close: () => Promise<unknown>) => void closers.push(close),
  };
}
