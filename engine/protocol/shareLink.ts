import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { referenceItem } from './referenceItem.ts';
import type { ToolsetDefinitionResponse } from './toolset.ts';
import { toolsetSummary } from './toolset.ts';

export const createShareLinkRequest = z.object({
  /** Without it the link holds until it is withdrawn. */
  expiresAt: z.iso.datetime().optional(),
});

export const shareLinkResponse = z.object({
  id: z.string(),
  /** Only told when the link is made: the server keeps no more than what it recognises it by. */
  url: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});

/** What a link shows of a project. */
export const sharedProjectResponse = z.object({
  name: z.string(),
  description: z.string(),
  language: z.enum(languages),
  /** Whose project it is. */
  ownerName: z.string(),
  /** Those on the project's path in its order, then what is saved beside it. */
  toolsets: z.array(toolsetSummary.extend({ saved: z.boolean() })),
});

export const sharedToolsetResponse = z.object({
  /** As `GET /api/toolsets/:toolset` answers. */
  definition: z.record(z.string(), z.unknown()),
  content: z.record(z.string(), z.unknown()),
  unconfirmed: z.array(z.string()).describe('Pointers of what stands as a model drafted it; nobody has confirmed it.'),
  references: z.record(z.string(), z.array(referenceItem)),
  figures: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export type SharedProject = z.infer<typeof sharedProjectResponse>;
export type ShareLink = z.infer<typeof shareLinkResponse>;
export type SharedToolset = Omit<z.infer<typeof sharedToolsetResponse>, 'definition'> & {
  definition: ToolsetDefinitionResponse;
};
