import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

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
  const response = await fetch(`${url}/api/generations/${generation}/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      ...(language && { 'accept-language': language }),
    },
    ...(signal && { signal }),
  });
  if (response.status !== 200) throw new Error(`the stream was answered with ${response.status}`);
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
      if (fields.event) yield { id: Number(fields.id), name: fields.event, data: JSON.parse(fields.data) };
      else onLine?.(block);
    }
  }
}

/** All events until the end of the stream. */
export async function allEvents(options: WatchOptions): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of watchEvents(options)) events.push(event);
  return events;
}
