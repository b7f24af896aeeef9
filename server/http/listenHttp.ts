import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

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
const lastBreath = 5000; // milliseconds that answers on their way have, once everything else has ended

export interface HttpServer {
  port: number;
  /** Takes no more connections; resolves when the last answer has left. */
  close(): Promise<void>;
}

/** Listens, and gives nobody more time or room than a request needs. */
export async function listenHttp(
  handle: RequestListener,
  port: number,
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
  // What a client expects besides is nothing to fail for.
  server.on('checkExpectation', handle);
  await listen(server, port);
  // One connection that could not be taken, for want of file descriptors say, is no reason to end all others.
  server.on('error', onError);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), lastBreath).unref();
  });
}
