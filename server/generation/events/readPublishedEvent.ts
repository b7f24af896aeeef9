import { z } from 'zod';

import { generationStatuses } from '#engine/protocol/generation.ts';

import type { PublishedEvent } from './GenerationEventBus.ts';

const error = z.looseObject({ key: z.string(), facts: z.record(z.string(), z.unknown()) });
const step = z.looseObject({ toolsetId: z.string(), status: z.enum(generationStatuses), error: error.nullable() });
const progress = z.looseObject({
  status: z.enum(generationStatuses),
  tokensReserved: z.number(),
  tokensCharged: z.number(),
  steps: z.array(step),
});
const content = z.looseObject({
  toolset: z.string(),
  content: z.record(z.string(), z.unknown()),
  complete: z.boolean(),
});

const event = z.discriminatedUnion('name', [
  z.object({ id: z.int(), name: z.literal('status'), data: progress }),
  z.object({ id: z.int(), name: z.literal('content'), data: content }),
  z.object({ id: z.int(), name: z.literal('done'), data: progress }),
  z.object({ id: z.int(), name: z.literal('failed'), data: progress.extend({ error }) }),
]);

/**
 * An event as another server wrote it; null for anything else, such as what a server of another version means by it.
 */
export function readPublishedEvent(text: string): PublishedEvent | null {
  try {
    return (event.safeParse(JSON.parse(text)).data as PublishedEvent | undefined) ?? null;
  } catch {
    return null;
  }
}
