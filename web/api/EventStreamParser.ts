export interface StreamEvent {
  id: string | null;
  name: string;
  data: string;
}

/** Cuts the text of a Server-Sent Events answer into events, wherever the chunks happen to end. */
export class EventStreamParser {
  /** Milliseconds the server asked us to wait before coming back. */
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
      if (colon === 0) continue; // a comment, sent to keep the line open
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
