import { z } from 'zod/v3';

import { matrixContract } from './matrix/matrixContract.ts';

/** The contract of one layout in `ui.json`, by its kind. */
export const layoutContract = z.discriminatedUnion('kind', [matrixContract]);

export type LayoutDescription = z.infer<typeof layoutContract>;
