import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pieceSize = 24; // characters
const pieceEvery = 30; // milliseconds

/**
 * An OpenAI-compatible model that withholds its answers until told to begin, and records when it wrote the first token
 * of each. An answer is identified by the number in its prompt: "order 17.".
 */
export class ModelServer {
  readonly #server: Server;
  readonly #pieces: string[];
  readonly #waiting = new Map<number, ServerResponse>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #expected: { count: number; reached: () => void } | null = null;
  /** By order: when its request arrived, and when its first token was written. */
  readonly arrivedAt = new Map<number, number>();
  readonly firstTokenAt = new Map<number, number>();

  private constructor(answer: string) {
    this.#pieces = answer.match(new RegExp(`.{1,${pieceSize}}`, 'gsu')) ?? [];
    this.#server = createServer((request, response) => this.#receive(request, response));
  }

  static async start(answer: string): Promise<ModelServer> {
    const model = new ModelServer(answer);
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Resolves when this many requests are waiting. */
  waitFor(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#expected = { count, reached };
      this.#compare();
    });
  }

  /** Begins all waiting answers, spread over so many milliseconds. */
  begin(within: number): void {
    for (const [order, response] of this.#waiting)
      this.#after(Math.random() * within, () => this.#answer(order, response));
    this.#waiting.clear();
  }

  /** Ends all answers. */
  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting.clear();
    this.arrivedAt.clear();
    this.firstTokenAt.clear();
  }

  stop(): void {
    this.reset();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const order = /order (\d+)\./.exec(body)?.[1];
      if (order === undefined) return; // the automatic drafts of new projects, which are cancelled
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      this.arrivedAt.set(Number(order), performance.now());
      this.#waiting.set(Number(order), response);
      this.#compare();
    });
  }

  #answer(order: number, response: ServerResponse, piece = 0): void {
    if (response.destroyed || piece === this.#pieces.length) return void response.end('data: [DONE]\n\n');
    const isLast = piece === this.#pieces.length - 1;
    const choice = { index: 0, delta: { content: this.#pieces[piece] }, finish_reason: isLast ? 'stop' : null };
    if (piece === 0) this.firstTokenAt.set(order, performance.now());
    response.write(`data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', choices: [choice] })}\n\n`);
    this.#after(pieceEvery, () => this.#answer(order, response, piece + 1));
  }

  #after(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #compare(): void {
    if (this.#expected && this.#waiting.size >= this.#expected.count) this.#expected.reached();
  }
}
