import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';

import { answerBrokenRequest } from './answerBrokenRequest.ts';

/** In milliseconds. */
export interface HttpTimes {
  /** Timeouts for receiving the headers, and the whole request. */
  headers: number;
  request: number;
  /** Keep-alive timeout. Longer than the usual minute of proxies, which would otherwise send into a closed connection. */
  keepAlive: number;
}

const defaultTimes: HttpTimes = { headers: 20_000, request: 60_000, keepAlive: 65_000 };
const maxConnections = 10_000; // each takes a file descriptor; further ones are closed at once
const closeTimeout = 5000; // milliseconds until open connections are destroyed

export interface HttpServer {
  port: number;
  /** Stops accepting connections; resolves when the last answer has been sent. */
  close(): Promise<void>;
}

/** Starts to listen, with time and size limits for every request. `host` null: on all addresses. */
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
      // Off, since Node's own answer would differ from every other error answer.
      requireHostHeader: false,
    },
    handle,
  );
  server.maxConnections = maxConnections;
  server.on('clientError', answerBrokenRequest);
  // Ignores unknown Expect headers, which Node would answer with 417.
  server.on('checkExpectation', handle);
  await listen(server, { port, ...(host !== null && { host }) });
  // A connection that cannot be accepted, such as for lack of file descriptors, must not end the process.
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
