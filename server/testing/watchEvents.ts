import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

import { readEventStream } from './readEventStream.ts';

export type ReceivedEvent = {
  [Name in GenerationEventName]: { id: number; name: Name; data: GenerationEvents[Name] };
}[GenerationEventName];

interface WatchOptions {
  url: string;
  token: string;
  generation: string;
  lastEventId?: number;
  language?: string;
  signal?: AbortSignal;
  /** Called for lines that are not events: comments and `retry:`. */
  onLine?: (line: string) => void;
}

/** The events of a generation as received over HTTP, until the server ends the stream. */
export async function* watchEvents(options: WatchOptions): AsyncGenerator<ReceivedEvent> {
  const { url, token, generation, lastEventId, language, signal, onLine } = options;
  const address = `${url}/api/generations/${generation}/events`;
  const headers = {
    ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    ...(language && { 'accept-language': language }),
  };
  yield* readEventStream({ url: address, token, headers, signal, onLine }) as AsyncGenerator<ReceivedEvent>;
}

/** All events until the end of the stream. */
export async function allEvents(options: WatchOptions): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of watchEvents(options)) events.push(event);
  return events;
}
