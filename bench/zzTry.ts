import { benchList } from './benchList.ts';
import { usualPlan } from './measureRates.ts';
import { toTable } from './report.ts';
Object.assign(usualPlan, JSON.parse(process.argv[3] ?? '{}'));
process.stdout.write(toTable(await benchList('http://127.0.0.1:4103', process.argv[2] ?? '')) + '\n');
