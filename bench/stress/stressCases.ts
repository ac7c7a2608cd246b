import { attacks } from './attacks/attacks.ts';
import { damagedFiles } from './cases/damagedFiles.ts';
import type { StressCase } from './stressCase.ts';
import { databaseAway } from './cases/databaseAway.ts';
import { foreignPrograms } from './cases/foreignPrograms.ts';
import { killedImports } from './cases/killedImports.ts';
import { largeWorkbook } from './cases/largeWorkbook.ts';
import { manyNodes } from './cases/manyNodes.ts';
import { restoredBackups } from './cases/restoredBackups.ts';
import { slowClients } from './cases/slowClients.ts';
import { soak } from './cases/soak.ts';
import { steadyLoad } from './cases/steadyLoad.ts';
import { submittedUrls } from './cases/submittedUrls.ts';

/** Every case, in the order in which they run. A new one is a file beside this and a line here. */
export const stressCases: readonly StressCase[] = [
  attacks,
  ...damagedFiles,
  largeWorkbook,
  ...killedImports,
  ...restoredBackups,
  ...submittedUrls,
  databaseAway,
  foreignPrograms,
  manyNodes,
  steadyLoad,
  slowClients,
  soak,
];
