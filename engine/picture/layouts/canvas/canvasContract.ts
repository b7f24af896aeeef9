import { z } from 'zod/v3';

import { entryContract } from '#engine/picture/entries/entryContract.ts';
import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

const tones = [
  'accent-1',
  'accent-2',
  'accent-3',
  'accent-4',
  'accent-5',
  'accent-6',
  'gain',
  'pain',
  'assumed',
] as const;

const hats = ['hat-white', 'hat-red', 'hat-black', 'hat-yellow', 'hat-green', 'hat-blue'] as const;

const area = z
  .object({
    fields: z.array(fieldPattern).min(1).describe('The first names the area; further ones stand below their own name.'),
    number: z
      .union([z.number().int(), z.string().length(1)])
      .optional()
      .describe('A number, or an initial letter.'),
    hat: z.enum(hats).optional().describe('A hat beside the name (de Bono).'),
    as: z
      .enum(['list', 'lead', 'band', 'star', 'arrow', 'chain', 'cards'])
      .default('list')
      .describe(
        'lead: one large text; band: dark, over the width; star: dark, a ray to each other area; arrow: points on; chain: numbered steps.',
      ),
    tone: z.enum(tones).optional(),
    entry: entryContract.optional(),
  })
  .strict();

/** Named areas on a grid, such as the blocks of a Lean Canvas. */
export const canvasContract = z
  .object({
    kind: z.literal('canvas'),
    each: fieldPattern.optional().describe('A list whose items get a canvas each.'),
    about: propertyName.optional().describe('What names the canvas of an item.'),
    grid: z.array(z.array(z.string()).min(1)).min(1).describe('Rows of area names; a repeated name spans.'),
    pageGrid: z
      .array(z.array(z.string()).min(1))
      .min(1)
      .optional()
      .describe('The same areas on a page, which is narrower than a sheet and as high as it need be.'),
    areas: z.record(area).describe('The areas in reading order.'),
  })
  .strict();

export type CanvasDescription = z.infer<typeof canvasContract>;
export type CanvasArea = z.infer<typeof area>;
