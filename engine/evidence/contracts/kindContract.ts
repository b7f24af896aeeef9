import { z } from 'zod/v3';

import { sourceKinds } from '#engine/evidence/evidenceWords.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';

const kind = z.enum(sourceKinds);

/** How something is known: the same for all items of a list, or as a property of each says. */
export const kindContract = z.union([
  kind,
  z
    .object({
      field: propertyContract,
      map: z.record(kind),
      otherwise: kind.optional().describe('Where the property has none of these values, or none at all.'),
    })
    .strict(),
]);

export type KindDeclaration = z.infer<typeof kindContract>;
