import { z } from 'zod';

import { id } from './id.ts';
import { oneLine } from './oneLine.ts';

const name = oneLine(120);

export const workspaceRequest = z.object({ name });

/** Everything without a limit. */
export const listWorkspacesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: id.regex(/^[0-9A-Z]{26}$/).optional(),
});

export const workspaceResponse = z.object({
  id: z.string(),
  name: z.string(),
  /** The workspace that everybody has and that cannot be deleted; it takes over projects of deleted ones. */
  isDefault: z.boolean(),
  projects: z.number().int(),
  createdAt: z.string(),
});

export type Workspace = z.infer<typeof workspaceResponse>;
