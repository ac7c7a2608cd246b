// Rebuilds api/demo/directory.xlsx:  npx tsx bench/makeDemo.ts
import { writeFile } from 'node:fs/promises';
import { makeDemoWorkbook } from './makeDemoWorkbook.ts';

const bytes = await makeDemoWorkbook();
await writeFile(new URL('../api/demo/directory.xlsx', import.meta.url), bytes);
process.stdout.write(`api/demo/directory.xlsx: ${Math.round(bytes.length / 1024)} KiB\n`);
