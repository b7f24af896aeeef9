import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, ListenOptions, Socket } from 'node:net';

import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { type ConnectionLimit, limitConnections } from './limitConnections.ts';

/** In milliseconds. */
export interface HttpTimes {
  /** Timeouts for receiving the headers, and the whole request. */
  headers: number;
  request: number;
  /**
   * Keep-alive timeout. Longer than the usual minute of proxies, which would otherwise send into a closed connection.
   */
  keepAlive: number;
  /** How long an answer may stand still because the client reads none of it. */
  sending: number;
}

const defaultTimes: HttpTimes = { headers: 20_000, request: 60_000, keepAlive: 65_000, sending: 30_000 };
const maxConnections = 10_000; // each takes a file descriptor; further ones are closed at once
const closeTimeout = 5000; // milliseconds until open connections are destroyed

export interface HttpServer {
  port: number;
  /** Stops accepting connections; resolves when the last answer has been sent. */
  close(): Promise<void>;
}

interface ListenSettings {
  /** null: on all addresses. */
  host: string | null;
  port: number;
  /** Absent: one client may take all connections. */
  connections?: ConnectionLimit;
  times?: Partial<HttpTimes> | undefined;
}

/** Starts to listen, with time and size limits for every request and its answer. */
export async function listenHttp(
  handle: RequestListener,
  { host, port, connections, times: own }: ListenSettings,
  onError: (error: Error) => void,
): Promise<HttpServer> {
  const times = { ...defaultTimes, ...own };
  const answer: RequestListener = (request, response) => {
    response.on('timeout', destroyUnread);
    handle(request, response);
  };
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
    answer,
  );
  server.maxConnections = maxConnections;
  if (connections) limitConnections(server, connections);
  // Told to the answer after so long without a byte in either direction.
  server.timeout = times.sending;
  server.on('clientError', answerBrokenRequest);
  // Ignores unknown Expect headers, which Node would answer with 417.
  server.on('checkExpectation', answer);
  await listen(server, { port, ...(host !== null && { host }) });
  // A connection that cannot be accepted, such as for lack of file descriptors, must not end the process.
  server.on('error', onError);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

/** Work that takes long has nothing to send yet, and goes on. */
function destroyUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
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
