// WEBHOOK_SECRET=whsec_… node --import tsx docs/examples/webhook/receiver.ts 8080
import { createServer } from 'node:http';
import { verifyMessage } from './verifyMessage.ts';

interface Message {
  type: string;
  data: { changes?: { kind: 'CREATED' | 'UPDATED' | 'DELETED'; businessId: number; slug: string }[] };
}

const secret = process.env.WEBHOOK_SECRET ?? '';
/** Ids of processed messages, since one can arrive twice. A real receiver stores them with the results. */
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  if (!verifyMessage(secret, request.headers, body)) {
    response.writeHead(401).end();
    return;
  }
  const id = String(request.headers['webhook-id']);
  if (!seen.has(id)) {
    seen.add(id);
    const { type, data } = JSON.parse(body) as Message;
    console.log(type);
    for (const { kind, slug } of data.changes ?? []) console.log(`${kind}  ${slug}`);
  }
  response.writeHead(204).end();
});
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`);
});
