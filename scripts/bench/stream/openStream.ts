/** An event stream read with fetch, as the web client does. */
export interface OpenStream {
  /** Time at which the first matching event arrived. */
  first: Promise<number>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
}

export async function openStream(url: string, request: RequestInit, wanted: string): Promise<OpenStream> {
  const gone = new AbortController();
  const response = await fetch(url, { ...request, signal: gone.signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const { promise: first, resolve, reject } = Promise.withResolvers<number>();
  const ended = read(response.body, wanted, resolve)
    .catch(() => {})
    .finally(() => reject(new Error('the stream ended before its first event')));
  first.catch(() => {});
  return { first, ended, close: () => gone.abort() };
}

async function read(body: ReadableStream<Uint8Array>, wanted: string, found: (time: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let before: string | null = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    if (before === null) continue;
    const text: string = before + decoder.decode(chunk, { stream: true });
    const at = text.indexOf(wanted);
    const isWhole = at !== -1 && text.indexOf('\n\n', at) !== -1;
    if (isWhole) found(performance.now());
    before = isWhole ? null : text;
  }
}
