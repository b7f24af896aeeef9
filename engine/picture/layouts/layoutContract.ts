import { z } from 'zod/v3';

import { canvasContract } from './canvas/canvasContract.ts';
import { cardsContract } from './cards/cardsContract.ts';
import { matrixContract } from './matrix/matrixContract.ts';

/** The contract of one layout in `ui.json`, by its kind. */
export const layoutContract = z.discriminatedUnion('kind', [matrixContract, canvasContract, cardsContract]);

export type LayoutDescription = z.infer<typeof layoutContract>;
