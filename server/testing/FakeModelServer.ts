import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import type { StrictSchema } from '#engine/generation/StrictSchema.ts';

import { LocalServer } from './LocalServer.ts';

/** The fields of a request to `/v1/chat/completions` that scripts read. */
export interface ModelRequestBody {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { name: string; schema: StrictSchema } };
}

/** One call made to the server. */
export interface ModelCall {
  body: ModelRequestBody;
  headers: IncomingMessage['headers'];
  /** Resolves when the response has ended: sent completely, or aborted by either side. */
  closed: Promise<void>;
}

/** How to answer one call: with an error, or with streamed text and an ending. */
export interface ModelAnswer {
  /** Other than 200: answers with a JSON error of this `code`, without streaming. */
  status?: number;
  code?: string;
  headers?: Record<string, string>;
  text?: string;
  /** Streamed after `text`, in the field `refusal`. */
  refusal?: string;
  /** Chunk size in characters, and delay before each chunk in milliseconds. */
  pace?: { characters: number; interval: number };
  /** Awaited before the last chunk. */
  beforeLastPiece?: Promise<unknown>;
  /** A `finish_reason`; or no reason before the end, a destroyed socket, or a stream that stalls forever. */
  end?: 'stop' | 'length' | 'content_filter' | 'no-reason' | 'cut' | 'silence';
  /** Not even headers are sent. */
  silent?: boolean;
}

export type ModelScript = (call: ModelCall, index: number) => ModelAnswer | Promise<ModelAnswer>;

/** A real HTTP server that speaks OpenAI's streamed chat completions and answers as scripted. */
export class FakeModelServer extends LocalServer {
  /** Every call so far, the oldest first. */
  readonly calls: ModelCall[] = [];
  script: ModelScript;
  /** Tokens that it says its model takes, as vLLM does; a server without it does not tell. */
  context?: number;

  constructor(script: ModelScript) {
    super();
    this.script = script;
  }

  /** Base URL for OPENAI_BASE_URL. */
  override get url(): string {
    return `${super.url}/v1`;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return this.#tell(request, response);
    const closed = new Promise<void>((resolve) => void response.once('close', resolve));
    const body = JSON.parse(await text(request)) as ModelRequestBody;
    const call = { body, headers: request.headers, closed };
    const index = this.calls.push(call) - 1;
    const answer = request.url === '/v1/chat/completions' ? await this.script(call, index) : { status: 404 };
    if (answer.silent) return;
    if (answer.status && answer.status !== 200) return refuse(response, answer);
    response.writeHead(200, { 'content-type': 'text/event-stream', ...answer.headers });
    await writeText(response, answer);
    end(response, answer);
  }

  #tell(request: IncomingMessage, response: ServerResponse): void {
    if (request.url !== '/v1/models' || this.context === undefined) return void response.writeHead(404).end();
    const data = ['fake-1', 'example'].map((id) => ({ id, object: 'model', max_model_len: this.context }));
    response.end(JSON.stringify({ object: 'list', data }));
  }
}

function refuse(response: ServerResponse, { status = 500, code, headers }: ModelAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'scripted', type: 'scripted', code: code ?? null } }));
}

async function writeText(
  response: ServerResponse,
  { text = '', pace, beforeLastPiece, refusal }: ModelAnswer,
): Promise<void> {
  const { characters, interval } = pace ?? { characters: 4000, interval: 0 };
  for (let start = 0; start < text.length && !response.destroyed; start += characters) {
    if (start + characters >= text.length) await beforeLastPiece;
    if (interval > 0) await new Promise((resolve) => setTimeout(resolve, interval));
    const isTaken = send(response, { delta: { content: text.slice(start, start + characters) } });
    if (!isTaken) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  if (refusal) send(response, { delta: { refusal } });
}

function end(response: ServerResponse, { end: how = 'stop' }: ModelAnswer): void {
  if (how === 'silence') return;
  // Delayed, so that the chunks sent before arrive and the stream breaks in its middle.
  if (how === 'cut') return void setTimeout(() => response.destroy(), 20);
  if (how !== 'no-reason') send(response, { delta: {}, finish_reason: how });
  response.end('data: [DONE]\n\n');
}

function send(response: ServerResponse, choice: { delta: object; finish_reason?: string }): boolean {
  const chunk = { id: 'chunk', object: 'chat.completion.chunk', model: 'fake' };
  const choices = [{ index: 0, finish_reason: null, ...choice }];
  return response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
}
