import { z } from 'zod';

import { id } from './id.ts';
import { oneLine } from './oneLine.ts';

const name = oneLine(120);

export const workspaceRequest = z.object({ name });

export const changeWorkspaceRequest = z.object({
  name: name.optional(),
  isDefault: z.literal(true).optional().describe('The one that was the default no longer is.'),
});

/** What becomes of the projects; needed where there are any. */
export const deleteWorkspaceQuery = z
  .object({
    projects: z
      .enum(['move', 'delete'])
      .optional()
      .describe('Deleted ones can be restored for 30 days, into the default workspace.'),
    to: id.optional().describe('The workspace that they move to.'),
  })
  .refine(({ projects, to }) => projects !== 'move' || to !== undefined, { path: ['to'] });

/** Everything without a limit. */
export const listWorkspacesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: id.regex(/^[0-9A-Z]{26}$/).optional(),
});

export const workspaceResponse = z.object({
  id: z.string(),
  name: z.string(),
  /** The workspace that everybody has and that cannot be deleted; restored projects whose own is gone go there. */
  isDefault: z.boolean(),
  projects: z.number().int(),
  createdAt: z.string(),
});

export type Workspace = z.infer<typeof workspaceResponse>;
