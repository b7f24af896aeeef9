import http from 'node:http';
import https from 'node:https';
import { type Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const patienceToConnect = 10_000; // milliseconds
const withoutBody = [204, 205, 304];
const unpack: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * `fetch` for a server that may read a long prompt for minutes before it answers: Node's own gives up after five. It
 * goes through the network's proxies like everything of Node's global agents, and follows no redirect.
 */
export const patientFetch: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const body = typeof init.body === 'string' ? init.body : undefined;
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: init.method ?? 'GET',
      // llama.cpp closes a connection behind a stream, in the middle of the next call on it.
      headers: { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' },
      ...(init.signal && { signal: init.signal }),
    });
    request.once('response', resolve);
    request.once('error', (error) => reject(error));
    request.once('socket', (socket) => {
      // What stands between forgets connections on which nothing moves.
      socket.setKeepAlive(true, 30_000);
      if (!socket.connecting) return;
      const timer = setTimeout(
        () => request.destroy(Object.assign(new Error('No connection in time.'), { code: 'ETIMEDOUT' })),
        patienceToConnect,
      );
      socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    });
    request.end(body);
  });
  return toResponse(answer);
};

function toResponse(answer: http.IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct))
    for (const each of value ?? []) headers.append(name, each);
  const packed = unpack[headers.get('content-encoding')?.toLowerCase() ?? ''];
  headers.delete('content-encoding');
  headers.delete('content-length');
  const status = answer.statusCode ?? 0;
  const init = { status, statusText: answer.statusMessage ?? '', headers };
  if (withoutBody.includes(status)) {
    answer.resume();
    return new Response(null, init);
  }
  const plain = packed ? answer.pipe(packed()) : answer;
  // A pipe does not hand on that its source broke off, nor that nobody reads on.
  if (plain !== answer) {
    answer.once('error', (error) => plain.destroy(error));
    plain.once('close', () => answer.destroy());
  }
  return new Response(Readable.toWeb(plain) as ReadableStream<Uint8Array>, init);
}
