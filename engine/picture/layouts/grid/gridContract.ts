import { z } from 'zod/v3';

import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';

/** Rows and columns whose cells carry a mark and a note, such as a buyer utility map (Kim and Mauborgne). */
export const gridContract = z
  .object({
    kind: z.literal('grid'),
    each: fieldPattern.optional().describe('A list whose items get a grid each.'),
    rows: propertyName.describe('An object whose parts are the rows; their parts are the cells, alike in every row.'),
    mark: propertyName.describe('The enum of a cell.'),
    note: propertyName.describe('The text of a cell.'),
    good: z.string().describe('The value of the enum that stands out as a gain.'),
    bad: z.string().describe('The value of the enum that stands out as a pain.'),
    about: propertyName.optional().describe('Whom the grid is about.'),
    against: propertyName.optional().describe('A text above the grid: what the marks compare with.'),
  })
  .strict();

export type GridDescription = z.infer<typeof gridContract>;
