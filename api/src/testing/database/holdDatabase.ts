import { connectDatabase } from '../../lib/db/connectDatabase.ts';

// A separate process that runs the embedded database of a folder as a server, until it is killed.
const dataDir = process.argv[2] ?? '';
const { url } = await connectDatabase({ databaseUrl: null, dataDir }, 'server');
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
