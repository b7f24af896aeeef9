import { z } from 'zod/v3';

import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

const count = z.number().int().min(0);
const propertyName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'field names are English camelCase');

const keywords = {
  type: z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean']).optional(),
  properties: z.record(
    propertyName,
    z.lazy(() => node),
  ),
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false).optional(),
  items: z.lazy(() => node).optional(),
  enum: z.array(z.string()).min(1).max(200).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: count.optional(),
  maxItems: count.max(1000).optional(),
  minLength: count.optional(),
  maxLength: count.optional(),
  pattern: z.string().max(500).optional(),
  format: z.enum(['date', 'image']).optional(),
  default: z.unknown().optional(),
  readOnly: z.boolean().optional(),
  $ref: z
    .string()
    .regex(/^#\/\$defs\/[A-Za-z0-9]+$/, 'must be "#/$defs/<name>"')
    .optional(),
};

const node: z.ZodType<SchemaNode> = z
  .object({ ...keywords, properties: keywords.properties.optional() })
  .strict() as z.ZodType<SchemaNode>;

/**
 * The contract of `schema.json`: the keywords of JSON Schema that form, validator and structured output all support.
 */
export const schemaContract: z.ZodType<ToolsetSchema> = z
  .object({
    ...keywords,
    type: z.literal('object'),
    additionalProperties: z.literal(false),
    $schema: z.string().optional(),
    $defs: z.record(z.lazy(() => node)).optional(),
  })
  .strict() as z.ZodType<ToolsetSchema>;
