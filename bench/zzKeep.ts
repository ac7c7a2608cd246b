import { seedDatabase } from './seedDatabase.ts';
import { throwAwayDatabase } from './throwAwayDatabase.ts';
const say = (line: string) => process.stderr.write(`${line}\n`);
const database = await throwAwayDatabase(say);
process.once('SIGTERM', () => void database.remove().finally(() => process.exit(0)));
await seedDatabase(database.url, { seed: 1, count: 20000 }, () => undefined);
process.stdout.write(`${database.url}\n`);
setInterval(() => undefined, 1000);
