import { z } from 'zod/v3';

import { patternContract } from '#engine/schema/patternContract.ts';
import { ruleFieldContract } from '#engine/schema/ruleFieldContract.ts';

import { toolsetIdContract } from './toolsetIdContract.ts';

export const itemBind = z
  .object({
    field: patternContract.describe('The text field that holds the id of an item.'),
    toolset: toolsetIdContract.describe('The toolset that owns the item: one of dependsOn, or this toolset itself.'),
    list: patternContract.describe('The list in that toolset; its items have an "id".'),
    label: z.string().describe('The property of the item that a person recognises it by.'),
  })
  .strict();

export const sourcesBind = z
  .object({
    field: ruleFieldContract.describe('The text field that holds the id of a source, "toolset/item".'),
    sources: z.array(toolsetIdContract).min(1).max(20).describe('Toolsets of dependsOn that declare "sources".'),
  })
  .strict();

export const claimsBind = z
  .object({
    field: patternContract.describe('The text field that holds the id of a claim.'),
    claims: z
      .array(toolsetIdContract)
      .min(1)
      .max(20)
      .describe('Toolsets that hold claims: earlier ones on the path, or this one.'),
  })
  .strict();

/** What a field refers to: an item of one list, a source, or a claim. */
export const bindContract = z.union([itemBind, sourcesBind, claimsBind], {
  errorMap: () => ({
    message: 'must be { field, toolset, list, label }, { field, sources } or { field, claims }, and nothing else',
  }),
});
