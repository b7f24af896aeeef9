import type { GatewayEvent, PaymentGateway } from '#server/payments/PaymentGateway.ts';

import type { TestCardNumber } from './testCards.ts';

/** What a page says once a card is entered or a question answered; `closed`: it is paid, expired or taken back. */
export type PageAnswer = 'accepted' | 'declined' | 'confirmation-asked' | 'closed';

/** A person at a page of the gateway. */
export interface PersonAtPage {
  enterCard(url: string, number: TestCardNumber): Promise<PageAnswer>;
  answerConfirmation(url: string, answer: 'confirm' | 'refuse'): Promise<PageAnswer>;
  /** Where the page leads the person back to. */
  findWayBack(url: string): Promise<string>;
}

export interface WebhookWish {
  subject: GatewayEvent['subject'];
  /** The gateway's name for the event. */
  id: string;
  signedAt: Date;
  /** Signed with another secret than the gateway's. */
  forged?: boolean;
}

export interface Webhook {
  body: Buffer;
  headers: Record<string, string>;
}

/** A gateway with everything around it that its contract needs. */
export interface GatewayHarness {
  gateway: PaymentGateway;
  person: PersonAtPage;
  /** The gateway's time, which only this moves on. */
  clock: { now(): Date; pass(milliseconds: number): void };
  /** A webhook as the gateway would send it. */
  writeWebhook(wish: WebhookWish): Webhook;
  stop(): Promise<void>;
}
