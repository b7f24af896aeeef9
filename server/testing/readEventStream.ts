interface StreamOptions {
  /** The whole address. */
  url: string;
  token: string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Called for lines that are not events: comments and `retry:`. */
  onLine?: ((line: string) => void) | undefined;
}

/** The Server-Sent Events of an address as received over HTTP, until the server ends the stream. */
export async function* readEventStream(
  options: StreamOptions,
): AsyncGenerator<{ id: number; name: string; data: unknown }> {
  const { url, token, headers, signal, onLine } = options;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
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
