import { z } from 'zod/v3';

import { depthsContract } from '#engine/depth/contracts/depthContract.ts';
import { layoutContract } from '#engine/picture/layouts/layoutContract.ts';
import { unitContract } from '#engine/units/unitContract.ts';

const pattern = z.string().regex(/^(\/(\*|[A-Za-z][A-Za-z0-9]*))+$/);

/** Widgets that a field may name; by default the schema decides. The form has one for each name. */
export const widgetNames = [
  'text',
  'textarea',
  'number',
  'date',
  'image',
  'score',
  'select',
  'radio',
  'boolean',
  'computed',
  'tags',
  'lines',
  'reference',
  'references',
  'evidence',
] as const;
export type WidgetName = (typeof widgetNames)[number];

/** The contract of `ui.json`. */
export const uiContract = z
  .object({
    $schema: z.string().optional(),
    sections: z
      .array(
        z
          .object({
            id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
            fields: z.array(pattern).min(1).describe('Top-level fields, in the order they are shown.'),
          })
          .strict(),
      )
      .min(1)
      .describe('Every top-level field stands in exactly one section.'),
    widgets: z
      .record(pattern, z.string().regex(/^[a-z][a-z0-9-]*$/))
      .default({})
      .describe('A widget by name: a built-in one, or the name of a file in widgets/.'),
    itemTitles: z
      .record(pattern, z.string())
      .default({})
      .describe('For a list of objects: the property that names an item in headings and the table of contents.'),
    emphasis: z
      .record(pattern, z.enum(['quote', 'lead']))
      .default({})
      .describe("For a reading. quote: somebody's own words. lead: the one sentence that matters most."),
    keyValues: z
      .record(pattern, z.array(z.string()).max(2))
      .default({})
      .describe(
        'For a list of objects or a group: up to two properties whose values a closed row shows. By default the first scores, figures, choices and dates.',
      ),
    cards: z
      .record(pattern, z.array(z.string()).min(1))
      .optional()
      .describe(
        'For a list of objects: the properties that the card of an item on the picture shows at once; the others are folded below them. By default all.',
      ),
    widths: z.record(pattern, z.enum(['third', 'half', 'full'])).default({}),
    layouts: z
      .record(pattern, z.enum(['matrix', 'columns']))
      .default({})
      .describe('matrix: an object of equal objects drawn as rows and columns. columns: its parts side by side.'),
    units: z
      .record(pattern, unitContract)
      .optional()
      .describe('What the numbers of a field count; shown beside them wherever they stand.'),
    depths: depthsContract
      .optional()
      .describe('How much of it a team works through, from the shallowest; the last is everything.'),
    picture: z
      .array(layoutContract)
      .max(6)
      .default([])
      .describe('How the content is drawn: one or more layouts and the fields that fill them.'),
  })
  .strict();

export type ToolsetUi = z.infer<typeof uiContract>;
