import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  /** Milliseconds from sending the request to the last byte of the answer. */
  took: number;
}

/** A minimal client with one keep-alive connection, so that mainly the server is measured. */
export class Client {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #size = 0;
  #wanted = 0;
  #isChunked = false;
  #status = 0;
  #settle: { resolve: () => void; reject: (error: Error) => void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', (error) => this.#settle?.reject(error));
    socket.on('close', () => this.#settle?.reject(new Error('the connection was closed')));
  }

  static async open(port: number): Promise<Client> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    return new Client(socket);
  }

  async send(request: string): Promise<Reply> {
    this.#received = [];
    this.#size = this.#wanted = 0;
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
    return { status: this.#status, took: performance.now() - began };
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#size += chunk.length;
    if (this.#wanted === 0) this.#readHead();
    const isWhole = this.#isChunked ? chunk.toString('latin1').endsWith('0\r\n\r\n') : this.#size >= this.#wanted;
    if (this.#wanted > 0 && isWhole) this.#settle?.resolve();
  }

  #readHead(): void {
    const text = Buffer.concat(this.#received).toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = text.slice(0, end);
    this.#status = Number(head.slice(9, 12));
    this.#isChunked = /transfer-encoding: chunked/i.test(head);
    this.#wanted = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  }
}
