import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server of a test, on a port that is free. Where answering fails, the connection is cut. */
export abstract class LocalServer {
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => void this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
