import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import type { ModelRequestBody } from '#server/testing/FakeModelServer.ts';
import { LocalServer } from '#server/testing/LocalServer.ts';

/** A request as far as stand-ins look at it. */
export interface StandInRequest extends ModelRequestBody {
  max_completion_tokens?: number;
  stream_options?: { include_usage?: boolean };
}

export interface StandInCall {
  body: StandInRequest;
  /** Resolves when the answer has ended, by whichever side. */
  closed: Promise<void>;
}

/** Where an answer is written to. */
export interface Output {
  write(text: string): unknown;
  end(text: string): unknown;
  destroy(): unknown;
}

export interface StandInRefusal {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** How it behaves; what a server does not know, it does not do. */
export type Mood =
  | 'writes'
  | 'thinks'
  | 'breaks'
  | 'stops-short'
  | 'fails-within'
  | 'declines'
  | 'overloaded'
  | 'hangs'
  | 'no-reason';

/** A server of models as its documentation and source have it, over real HTTP. Each kind differs in a few answers. */
export abstract class ModelStandIn extends LocalServer {
  readonly calls: StandInCall[] = [];
  readonly model: string = 'qwen3:8b';
  readonly key: string | null = null;
  /** Tokens that the model takes, prompt and answer together. */
  context = 32_768;
  mood: Mood = 'writes';
  protected readonly contentType: string = 'text/event-stream';
  readonly #write: (body: StandInRequest) => string;

  constructor(write: (body: StandInRequest) => string) {
    super();
    this.#write = write;
  }

  /** Base URL for OPENAI_BASE_URL. */
  override get url(): string {
    return `${super.url}/v1`;
  }

  /** Tokens of the messages, by the usual four characters. */
  promptTokens({ messages }: StandInRequest): number {
    return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
  }

  /** What it says at another path; undefined: it knows no such path. */
  abstract tell(path: string, body: string): unknown;

  /** Why it does not take a request. */
  abstract refuse(body: StandInRequest): StandInRefusal | null;

  abstract readonly refusals: {
    key?: StandInRefusal;
    model?: StandInRefusal;
    overloaded: StandInRefusal;
    declines?: StandInRefusal;
    path: StandInRefusal;
  };

  /** Tokens of the messages that reach the model. */
  given(tokens: number): number {
    return tokens;
  }

  /** Its word for an answer that ends for want of room. */
  readonly cutReason: string = 'length';

  /** What it streams where it fails in the middle of an answer. */
  failure(): string {
    return 'data: {"error":{"code":500,"message":"Something went wrong.","type":"server_error"}}\n\n';
  }

  /** What it streams of thoughts. */
  thought(words: string): object {
    return { reasoning_content: words };
  }

  /** What it tells of tokens, in a chunk of its own unless it does otherwise. */
  usage(promptTokens: number): object {
    return { prompt_tokens: promptTokens, completion_tokens: 10, total_tokens: promptTokens + 10 };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url ?? '';
    if (request.method === 'POST' && path === '/v1/chat/completions')
      return this.#chat(request, response, JSON.parse(body) as StandInRequest);
    const told = this.tell(path, body);
    if (told === undefined) return send(response, this.refusals.path);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  }

  #chat(request: IncomingMessage, response: ServerResponse, body: StandInRequest): void {
    this.calls.push({ body, closed: new Promise((resolve) => void response.once('close', resolve)) });
    const refusal = this.#refusalOf(request, body);
    if (refusal) return send(response, refusal);
    if (this.mood === 'hangs') return;
    response.writeHead(200, { 'content-type': this.contentType });
    this.write(response, body);
  }

  #refusalOf({ headers }: IncomingMessage, body: StandInRequest): StandInRefusal | null {
    const { key, model, overloaded, declines } = this.refusals;
    if (this.key !== null && key && headers.authorization !== `Bearer ${this.key}`) return key;
    if (model && body.model !== this.model) return model;
    if (this.mood === 'overloaded') return overloaded;
    if (this.mood === 'declines' && declines) return declines;
    return this.refuse(body);
  }

  /** Streams an answer as most servers do. */
  protected write(output: Output, body: StandInRequest): void {
    const chunk = (more: object) =>
      output.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: body.model, ...more })}\n\n`,
      );
    const choice = (delta: object, finish_reason: string | null = null) =>
      chunk({ choices: [{ index: 0, delta, finish_reason }] });
    const answer = this.#write(body);
    const limit = (body.max_tokens ?? body.max_completion_tokens ?? Infinity) * 8;
    choice({ role: 'assistant', content: '' });
    if (this.mood === 'thinks') choice(this.thought('They want {a list}.'));
    const half = Math.ceil(answer.length / 2);
    choice({ content: answer.slice(0, Math.min(half, limit)) });
    if (this.mood === 'breaks') return void setTimeout(() => output.destroy(), 20);
    // As a proxy does that gives up: the connection ends well, and the answer does not.
    if (this.mood === 'stops-short') return void output.end('');
    if (this.mood === 'fails-within') return void output.end(this.failure());
    choice({ content: answer.slice(half, limit) });
    if (this.mood !== 'no-reason') choice({}, answer.length > limit ? this.cutReason : 'stop');
    if (body.stream_options?.include_usage)
      chunk({ choices: [], usage: this.usage(this.given(this.promptTokens(body))) });
    output.end('data: [DONE]\n\n');
  }
}

/** OpenAI's shape of an error, which most servers borrow. */
export function openAiError(
  status: number,
  message: string,
  {
    code = null,
    type = 'invalid_request_error',
    param = null,
  }: { code?: string | null; type?: string; param?: string | null } = {},
): StandInRefusal {
  return { status, body: { error: { message, type, param, code } } };
}

function send(response: ServerResponse, { status, body, headers }: StandInRefusal): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
