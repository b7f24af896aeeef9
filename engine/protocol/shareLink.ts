import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { brand } from './brand.ts';
import { id } from './id.ts';
import { oneLine } from './oneLine.ts';
import { referenceItem } from './referenceItem.ts';
import type { ToolsetDefinitionResponse } from './toolset.ts';
import { toolsetSummary } from './toolset.ts';

const choices = {
  /** For the team, who see it in the list; "" is none. */
  name: z.union([z.literal(''), oneLine(100)]),
  /** null: it holds until it is withdrawn. */
  expiresAt: z.iso.datetime().nullable(),
  /** Those that it shows, by id; null: all. */
  toolsets: z.array(id).min(1).max(200).nullable(),
  /** Leaves out what nobody has confirmed. */
  confirmedOnly: z.boolean(),
  /** Lets guests comment. */
  takesComments: z.boolean(),
  /** Whether messengers are told name, description and a picture, for whoever is sent the address. */
  preview: z.boolean(),
};

/** What is not named is as usual in a new link, and stays as it is in another. */
export const shareLinkChoices = z.object(choices).partial();

export const shareLinkResponse = z.object({
  id: z.string(),
  /** null: a link of before addresses could be told again. */
  url: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  name: z.string(),
  toolsets: z.array(z.string()).nullable(),
  confirmedOnly: z.boolean(),
  takesComments: z.boolean(),
  preview: z.boolean(),
});

/** What a link shows of a project. */
export const sharedProjectResponse = z.object({
  name: z.string(),
  description: z.string(),
  language: z.enum(languages),
  /** Whose project it is. */
  ownerName: z.string(),
  /** Those on the project's path in its order, then what is saved beside it. */
  toolsets: z.array(toolsetSummary.extend({ saved: z.boolean(), savedAt: z.string().nullable() })),
  /** Whether the link lets guests comment. */
  takesComments: z.boolean(),
  /** Of those who show it; null: they have none. */
  brand: brand.nullable(),
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
export type ShareLinkChoices = z.input<typeof shareLinkChoices>;
export type SharedToolset = Omit<z.infer<typeof sharedToolsetResponse>, 'definition'> & {
  definition: ToolsetDefinitionResponse;
};
