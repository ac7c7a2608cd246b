// npm run codegen
// node --import tsx docs/examples/client/main.ts https://directory.example open lisbon
// node --import tsx docs/examples/client/main.ts https://directory.example changes [CURSOR]
import { DirectoryClient } from './DirectoryClient.ts';

const [baseUrl, command, argument] = process.argv.slice(2);
const client = new DirectoryClient(baseUrl ?? '', Number(process.env.PAGE_SIZE ?? 100), process.env.KEY);

if (baseUrl && command === 'open' && argument) {
  for await (const { name, phone } of client.openPlaces(argument)) console.log(`${name}  ${phone ?? '-'}`);
} else if (baseUrl && command === 'changes') {
  for await (const { changes, cursor } of client.changes(argument ?? null)) {
    for (const { kind, slug, business } of changes) console.log(`${kind}  ${slug}  ${business?.name ?? '-'}`);
    console.log(`CURSOR  ${cursor}`);
  }
} else {
  console.error('main.ts BASE_URL open CITY_SLUG | changes [CURSOR]');
  process.exitCode = 2;
}
