import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';

import { answerBrokenRequest } from './answerBrokenRequest.ts';

/** In milliseconds. */
export interface HttpTimes {
  /** For the headers of a request, and for the whole of it, to arrive. */
  headers: number;
  request: number;
  /** How long a connection may lie idle. Longer than the minute of usual proxies: else they send into a closed one. */
  keepAlive: number;
}

const defaultTimes: HttpTimes = { headers: 20_000, request: 60_000, keepAlive: 65_000 };
const maxConnections = 10_000; // each takes a file descriptor; beyond that new ones are closed at once
const closeTimeout = 5000; // milliseconds after which connections that are still open are destroyed

export interface HttpServer {
  port: number;
  /** Takes no more connections; resolves when the last answer has left. */
  close(): Promise<void>;
}

/** Listens, with time and size limits for every request. `host` null: on all addresses of the machine. */
export async function listenHttp(
  handle: RequestListener,
  { host, port }: { host: string | null; port: number },
  onError: (error: Error) => void,
  times: HttpTimes = defaultTimes,
): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: Math.min(5000, times.headers),
      maxHeaderSize: 16 * 1024,
      // Node would answer by itself, and not as every other error is answered.
      requireHostHeader: false,
    },
    handle,
  );
  server.maxConnections = maxConnections;
  server.on('clientError', answerBrokenRequest);
  // An unknown Expect header is answered like any other request, not with 417.
  server.on('checkExpectation', handle);
  await listen(server, { port, ...(host !== null && { host }) });
  // One connection that could not be taken, for want of file descriptors say, is no reason to end all others.
  server.on('error', onError);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function listen(server: Server, where: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeTimeout).unref();
  });
}
