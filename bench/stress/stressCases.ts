import { attacks } from './attacks.ts';
import { damagedFiles } from './damagedFiles.ts';
import type { EndureCase } from './stressCase.ts';
import { databaseAway } from './databaseAway.ts';
import { foreignPrograms } from './foreignPrograms.ts';
import { killedImports } from './killedImports.ts';
import { largeWorkbook } from './largeWorkbook.ts';
import { manyNodes } from './manyNodes.ts';
import { restoredBackups } from './restoredBackups.ts';
import { slowClients } from './slowClients.ts';
import { soak } from './soak.ts';
import { steadyLoad } from './steadyLoad.ts';
import { submittedUrls } from './submittedUrls.ts';

/** Every case, in the order in which they run. A new one is a file beside this and a line here. */
export const endureCases: readonly EndureCase[] = [
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
