import { z } from 'zod/v3';

/** An entry of a list that stands once for each item of a list that was saved in another toolset. */
export const starterRepeat = z
  .object({
    $each: z
      .object({
        toolset: z.string().describe('A toolset of dependsOn.'),
        list: z
          .string()
          .regex(
            /^\/[A-Za-z]\w*(\/(\*|[A-Za-z]\w*))*$/,
            'must be the pointer of a list, such as "/personas" or "/canvases/*/needs"',
          ),
        highest: z.string().optional().describe('A number of an item: those with the highest first.'),
        most: z.number().int().min(1).max(20).optional().describe('At most so many of its items; 4 unless told.'),
      })
      .strict(),
    item: z.unknown().describe('What stands there; "{{item.name}}" is a property of the item.'),
    otherwise: z.array(z.unknown()).optional().describe('What stands there while that list has nothing.'),
  })
  .strict();

export type StarterRepeat = z.infer<typeof starterRepeat>;

/** Whether a value of a template is a repetition; its own faults are for the check to find. */
export function isRepeat(value: unknown): value is StarterRepeat {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$each');
}

/** `{{name}}`, `{{item.nameOrRole}}`, `{{ lean-canvas/conceptSlogan }}`: what stands within, to be trimmed. */
export const placeholder = /\{\{([^{}]*)\}\}/g;
