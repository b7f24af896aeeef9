import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

import { followEvents, type FollowOptions } from './followEvents.ts';

export type GenerationEvent = {
  [Name in GenerationEventName]: { name: Name; data: GenerationEvents[Name] };
}[GenerationEventName];

type GenerationOptions = Pick<FollowOptions, 'onInterrupted' | 'signal'> & {
  onEvent: (event: GenerationEvent) => void;
};

/** Follows a generation's events until it ends or the signal aborts; reconnects after a lost connection. */
export async function followGeneration(id: string, { onEvent, ...options }: GenerationOptions): Promise<void> {
  await followEvents({
    ...options,
    path: `/api/generations/${id}/events`,
    take: ({ name, data }) => {
      onEvent({ name, data: JSON.parse(data) } as GenerationEvent);
      return name === 'done' || name === 'failed';
    },
  });
}
