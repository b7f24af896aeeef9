import { z } from 'zod/v3';

import { barsContract } from './bars/barsContract.ts';
import { boardContract } from './board/boardContract.ts';
import { bonesContract } from './bones/bonesContract.ts';
import { canvasContract } from './canvas/canvasContract.ts';
import { cardsContract } from './cards/cardsContract.ts';
import { forcesContract } from './forces/forcesContract.ts';
import { gridContract } from './grid/gridContract.ts';
import { headContract } from './head/headContract.ts';
import { matrixContract } from './matrix/matrixContract.ts';
import { posterContract } from './poster/posterContract.ts';
import { tableContract } from './table/tableContract.ts';
import { timelineContract } from './timeline/timelineContract.ts';

/** The contract of one layout in `ui.json`, by its kind. */
export const layoutContract = z.discriminatedUnion('kind', [
  matrixContract,
  canvasContract,
  cardsContract,
  gridContract,
  headContract,
  forcesContract,
  posterContract,
  boardContract,
  barsContract,
  bonesContract,
  timelineContract,
  tableContract,
]);

export type LayoutDescription = z.infer<typeof layoutContract>;
