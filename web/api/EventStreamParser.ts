export interface StreamEvent {
  id: string | null;
  name: string;
  data: string;
}

/** Incremental parser of Server-Sent Events; chunks may end anywhere. */
export class EventStreamParser {
  /** Reconnection delay in milliseconds, if the server sent one. */
  retry: number | null = null;
  #rest = '';

  push(chunk: string): StreamEvent[] {
    const blocks = (this.#rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => this.#read(block));
  }

  #read(block: string): StreamEvent[] {
    const event: StreamEvent = { id: null, name: 'message', data: '' };
    const data: string[] = [];
    for (const line of block.split('\n')) {
      const colon = line.indexOf(':');
      if (colon === 0) continue; // a comment: the heartbeat
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (field === 'id') event.id = value;
      if (field === 'event') event.name = value;
      if (field === 'data') data.push(value);
      if (field === 'retry' && /^\d+$/.test(value)) this.retry = Number(value);
    }
    return data.length === 0 ? [] : [{ ...event, data: data.join('\n') }];
  }
}
