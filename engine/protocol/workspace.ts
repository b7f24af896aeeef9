import { z } from 'zod';

const name = z.string().trim().min(1).max(120);

export const workspaceRequest = z.object({ name });

export const workspaceResponse = z.object({
  id: z.string(),
  name: z.string(),
  /** The one that every person has and that cannot be deleted; projects of a deleted workspace move there. */
  isDefault: z.boolean(),
  projects: z.number().int(),
  createdAt: z.string(),
});

export type Workspace = z.infer<typeof workspaceResponse>;
