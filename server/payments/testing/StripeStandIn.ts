import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { answerRequest } from './stripe-stand-in/answerRequest.ts';
import { Gathering } from './stripe-stand-in/Gathering.ts';
import { IdempotencyKeys, type StandInAnswer } from './stripe-stand-in/IdempotencyKeys.ts';
import { parseForm } from './stripe-stand-in/parseForm.ts';
import { StandInPages } from './stripe-stand-in/StandInPages.ts';
import { StandInRefusal } from './stripe-stand-in/StandInRefusal.ts';
import { createStandInId, StandInStore } from './stripe-stand-in/StandInStore.ts';
import { StandInWebhooks } from './stripe-stand-in/StandInWebhooks.ts';

/**
 * What happens to the next requests: they never arrive, their answers are lost, Stripe has a fault, or the key may not
 * do it.
 */
export type Disturbance = 'cut-before' | 'cut-after' | 'fault' | 'forbidden';

const apiVersion = '2026-10-28.endive';

/** A server that answers as Stripe does to all that the gateway asks, and lets tests be the people at its pages. */
export class StripeStandIn {
  readonly secretKey = createStandInId('sk_test_');
  readonly webhookSecret = createStandInId('whsec_');
  readonly store: StandInStore;
  readonly pages: StandInPages;
  readonly webhooks: StandInWebhooks;
  /** Method and path of every request that arrived, the oldest first. */
  readonly requests: string[] = [];
  readonly keys = new IdempotencyKeys();
  #gathering = new Gathering(0);
  readonly #disturbances: (Disturbance | null)[] = [];
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  constructor(now: () => number = Date.now) {
    this.store = new StandInStore(now);
    this.pages = new StandInPages(this.store);
    this.webhooks = new StandInWebhooks(this.webhookSecret, now);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** For STRIPE_API_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The environment of a server that pays here. */
  get environment(): Record<string, string> {
    return {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: this.secretKey,
      STRIPE_WEBHOOK_SECRET: this.webhookSecret,
      STRIPE_API_URL: this.url,
    };
  }

  /** Disturbs the next requests, one each; null lets one pass. */
  disturb(...disturbances: (Disturbance | null)[]): void {
    this.#disturbances.push(...disturbances);
  }

  /** Answers the next requests when so many have come, so that those who ask do it at the same time. */
  gather(count: number): void {
    this.#gathering = new Gathering(count);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => void this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.requests.push(`${request.method} ${request.url}`);
    await this.#gathering.come();
    const disturbance = this.#disturbances.shift();
    if (disturbance === 'cut-before') return void response.destroy();
    const answer =
      disturbance && disturbance in refusals
        ? refusals[disturbance as keyof typeof refusals]
        : await this.#workOnce(request, body);
    if (disturbance === 'cut-after') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': createStandInId('req_') });
    response.end(answer.body);
  }

  async #workOnce(request: IncomingMessage, body: string): Promise<StandInAnswer> {
    try {
      this.#requireKey(request);
      const key = request.headers['idempotency-key'];
      const work = async () => this.#work(request, body);
      if (request.method !== 'POST' || typeof key !== 'string') return await work();
      return await this.keys.once(key, `${request.url} ${body}`, work);
    } catch (error) {
      return answerOf(error);
    }
  }

  #work({ method = '', url = '' }: IncomingMessage, body: string): StandInAnswer {
    const { pathname: path, search } = new URL(url, this.url);
    try {
      const form = parseForm(method === 'GET' ? search.slice(1) : body);
      const { store, pages } = this;
      return {
        status: 200,
        body: JSON.stringify(answerRequest({ method, path, form }, { store, pages, url: this.url })),
      };
    } catch (error) {
      return answerOf(error);
    }
  }

  #requireKey({ headers }: IncomingMessage): void {
    if (headers.authorization !== `Bearer ${this.secretKey}`)
      throw new StandInRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    if (headers['stripe-version'] !== apiVersion)
      throw new StandInRefusal(400, { type: 'invalid_request_error', message: 'The version is not the expected one.' });
  }
}

const refusals = {
  fault: refusal(500, { type: 'api_error', message: 'Something is wrong at the stand-in.' }),
  forbidden: refusal(403, { type: 'invalid_request_error', message: 'The key does not have the permissions.' }),
};

function refusal(status: number, error: { type: string; message: string }): StandInAnswer {
  return { status, body: JSON.stringify({ error }) };
}

function answerOf(error: unknown): StandInAnswer {
  if (error instanceof StandInRefusal) return { status: error.status, body: JSON.stringify({ error: error.error }) };
  throw error;
}
