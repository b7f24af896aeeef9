import { z } from 'zod';

import { id } from './id.ts';

/** For short lists: everything without a limit. A cursor is the `nextCursor` of the page before. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: id.optional(),
});

export type PageQuery = z.infer<typeof pageQuery>;
