import { z } from 'zod';

import { stages } from '#engine/contract/stages.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { languages } from '#engine/languages/languages.ts';

const localised = z.record(z.enum(languages), z.string());

export const toolsetSummary = z.object({
  id: z.string(),
  version: z.string(),
  stage: z.enum(stages),
  order: z.number().int(),
  icon: z.string(),
  title: localised,
  /** For tabs; the title unless the toolset has a shorter one. */
  shortTitle: localised,
  description: localised,
  dependsOn: z.array(z.object({ id: z.string(), required: z.boolean() })),
  dependents: z.array(z.string()),
  tokenCost: z.number().int(),
  /** Whether the help centre has an article with this id. */
  article: z.boolean(),
});

export type ToolsetSummary = z.infer<typeof toolsetSummary>;

/** GET /api/toolsets/:toolset. `validatorUrl` is an ES module whose default export is the compiled AJV function. */
export type ToolsetDefinitionResponse = ToolsetDefinition & { validatorUrl: string };

/** GET /api/toolsets/:toolset/examples/:language. */
export const exampleResponse = z.record(z.string(), z.unknown());

export const configurationResponse = z.object({
  /** built-in: no model is connected; generations lay out the methods' starters, and cost nothing. */
  model: z.object({ kind: z.enum(['built-in', 'openai']), name: z.string() }),
  google: z.boolean(),
  mailIsPrinted: z.boolean(),
  /** Whether ideas are sketched for people without an account. */
  sketches: z.boolean(),
  /** sandbox: no money moves. none: nothing is sold, and drafts have no limit. */
  payments: z.enum(['sandbox', 'stripe', 'none']),
});

export type Configuration = z.infer<typeof configurationResponse>;
