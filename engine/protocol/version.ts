import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { id } from './id.ts';
import { oneLine } from './oneLine.ts';
import { pageQuery } from './page.ts';

export const versionRequest = z.object({ name: oneLine(120) });

export const listVersionsQuery = pageQuery.extend({
  toolset: id.optional().describe('Only those that hold another content of this toolset than the one before.'),
});

/** Why a version was made: by a person, or by itself before something that writes over what is saved. */
export const versionCauses = [
  'person',
  'restore',
  'generate-all',
  'import',
  'draft',
  'merge',
  'edit',
  'round',
] as const;

export const versionResponse = z.object({
  id: z.string(),
  name: z.string(),
  cause: z.enum(versionCauses),
  /** null: the account is deleted. */
  author: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  createdAt: z.string(),
  /** The latest version that holds what is saved now; none where something was saved since. */
  current: z.boolean(),
});

/** All that is saved in a project, now or in a version. */
export const projectContentResponse = z.object({
  project: z.object({ name: z.string(), description: z.string(), language: z.enum(languages) }),
  /** In path order; those that were empty are absent. */
  toolsets: z.array(
    z.object({
      id: z.string(),
      savedAt: z.string().nullable(),
      content: z.record(z.string(), z.unknown()),
    }),
  ),
});
export const versionContentResponse = versionResponse.extend(projectContentResponse.shape);

export const restoreRequest = z.object({
  toolset: id.optional().describe('Only this one; the others stay as they are.'),
  revision: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('With a toolset: restored only while it is at this revision; another one is a 409.'),
});
export const restoredResponse = versionResponse.extend({
  /** The toolsets that were written. */
  restored: z.array(z.object({ toolset: z.string(), revision: z.int() })),
  /** Those of them whose unsaved draft is kept, and shown before the restored content. */
  drafts: z.array(z.string()),
});

export type Version = z.infer<typeof versionResponse>;
export type VersionCause = (typeof versionCauses)[number];
export type ProjectContent = z.infer<typeof projectContentResponse>;
export type VersionContent = z.infer<typeof versionContentResponse>;
export type Restored = z.infer<typeof restoredResponse>;
