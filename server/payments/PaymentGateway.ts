import type { Language } from '#engine/languages/languages.ts';

export interface Money {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

/** What the gateway may tell of a card; never its number. */
export interface GatewayCard {
  /** The gateway's name for the stored card. */
  ref: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Who pays; the gateway keeps their cards under its own name for them. */
export interface Payer {
  userId: string;
  email: string;
  /** The gateway's name for the person, if it has one already. */
  customerRef: string | null;
}

export interface CheckoutOrder {
  /** Also the key under which a repetition opens no second checkout. */
  paymentId: string;
  payer: Payer;
  price: Money;
  /** What is bought, in the person's language. */
  title: string;
  language: Language;
  /** Whether the card is stored for renewals. */
  keepsCard: boolean;
  /** Where the person returns to, whether they have paid or not. */
  returnUrl: string;
  expiresAt: Date;
}

export interface CardSetupOrder {
  /** Also the key under which a repetition opens no second page. */
  setupId: string;
  payer: Payer;
  language: Language;
  returnUrl: string;
  expiresAt: Date;
}

/** A period of a subscription. It is paid once, by whichever payment. */
export interface ChargedPeriod {
  subscriptionId: string;
  startsAt: string;
}

export interface ChargeOrder {
  /** Also the key under which a repetition charges nothing. */
  paymentId: string;
  payer: Payer;
  cardRef: string;
  period: ChargedPeriod;
  price: Money;
  title: string;
}

export interface OpenedPage {
  /** The gateway's name for the checkout or setup. */
  ref: string;
  url: string;
}

export type FailureReason = 'declined' | 'expired-card' | 'confirmation-needed' | 'card-missing' | 'other';

/** What has become of a checkout, a setup or a charge, as the gateway knows it now. */
export interface GatewayState {
  status: 'open' | 'paid' | 'failed' | 'expired';
  /** What was paid; null for a card setup and what has not been paid. */
  paid: Money | null;
  /** Ids that the order carried, as the gateway has them. */
  paymentId: string | null;
  userId: string | null;
  customerRef: string | null;
  /** The card that was stored. */
  card: GatewayCard | null;
  /** Of a charge, the gateway's name for the card that was charged; null: there was none. */
  chargedCardRef?: string | null;
  /** Of a charge, the period that it paid or was to pay. */
  period?: ChargedPeriod;
  reason?: FailureReason;
}

export interface EventSubject {
  kind: 'checkout' | 'setup' | 'charge';
  ref: string;
  /** The payment that its order carried, where the message tells. */
  paymentId?: string;
}

/** A message of the gateway that something has changed. It is a bell: what has become of it is read anew. */
export interface GatewayEvent {
  /** The gateway's name for the event; the same for its repetitions. */
  id: string;
  /** What it is about; null: nothing that concerns us. */
  subject: EventSubject | null;
}

export type LostCharge = Pick<ChargeOrder, 'paymentId' | 'payer'> & {
  /** null: only the payment's own is looked for. */
  period: ChargedPeriod | null;
};

/**
 * Takes payments. Each adapter passes `gatewayContract`. All calls but `readEvent` may go over the network: never
 * within a transaction.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** A page of the gateway where a payment is made. */
  openCheckout(order: CheckoutOrder): Promise<OpenedPage>;
  readCheckout(ref: string): Promise<GatewayState>;
  /** Makes an open checkout unpayable. What has been paid stays paid. */
  expireCheckout(ref: string): Promise<void>;
  /** A page of the gateway where a card is stored, without a payment. */
  openCardSetup(order: CardSetupOrder): Promise<OpenedPage>;
  readCardSetup(ref: string): Promise<GatewayState>;
  /**
   * Charges a stored card while nobody is there. Repeated with the same id, it answers as the first time; where the
   * period has been paid already, under whatever id, with that charge.
   */
  charge(order: ChargeOrder): Promise<GatewayState & { ref: string | null }>;
  readCharge(ref: string): Promise<GatewayState>;
  /** The charge for a payment whose answer was lost, else one that has paid the period; null: none was made. */
  findCharge(order: LostCharge): Promise<(GatewayState & { ref: string }) | null>;
  deleteCard(cardRef: string): Promise<void>;
  /** Deletes what the gateway keeps of a person, their cards too, but for the payments that they made. */
  deletePayer(customerRef: string): Promise<void>;
  /**
   * The event in a webhook's body, after its signature and its age (300 s at most) are checked.
   * @throws WebhookRefusedError when it is not the gateway's, or too old
   */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>, now: Date): GatewayEvent;
}
