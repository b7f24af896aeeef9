import { createHmac } from 'node:crypto';

import type { Webhook } from '#server/payments/testing/GatewayHarness.ts';

import type { StandInEvent } from './objects.ts';

/** What is wrong with a webhook, or odd about it. */
export interface WebhookOptions {
  /** Milliseconds since 1970; now unless given. */
  signedAt?: number;
  /** Signed with a secret that is not the gateway's. */
  forged?: boolean;
  /** Done to the body after it was signed. */
  alter?: (body: string) => string;
}

/** Writes webhooks as Stripe signs them (docs.stripe.com/webhooks/signature), and sends them. */
export class StandInWebhooks {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  write(event: StandInEvent, { signedAt = this.#now(), forged = false, alter }: WebhookOptions = {}): Webhook {
    const body = JSON.stringify(event, null, 2);
    const seconds = Math.floor(signedAt / 1000);
    const secret = forged ? 'whsec_of_somebody_else' : this.#secret;
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return {
      body: Buffer.from(alter ? alter(body) : body),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${seconds},v1=${signature}`,
      },
    };
  }

  /** Sends it, and gives the status of the answer. */
  async send(address: string, event: StandInEvent, options?: WebhookOptions): Promise<number> {
    const { body, headers } = this.write(event, options);
    const answer = await fetch(address, { method: 'POST', body: new Uint8Array(body), headers });
    await answer.text();
    return answer.status;
  }
}
