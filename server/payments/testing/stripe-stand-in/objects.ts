/** The objects of Stripe, with the fields that the gateway reads or that its dashboard would show. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  amount_total: number | null;
  currency: string | null;
  client_reference_id: string;
  customer: string | null;
  customer_email: string | null;
  customer_creation: 'always' | null;
  expires_at: number;
  locale: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  setup_intent: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
}

export interface StandInError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_method?: StandInMethod;
}

export interface StandInPayment {
  id: string;
  object: 'payment_intent';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string;
  metadata: Record<string, string>;
  payment_method: string | null;
  setup_future_usage: 'off_session' | null;
  last_payment_error: StandInError | null;
  client_secret: string;
}

export interface StandInSetup {
  id: string;
  object: 'setup_intent';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  customer: string | null;
  payment_method: string | null;
  last_setup_error: StandInError | null;
}

export interface StandInMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  billing_details: { email: string | null };
}

export interface StandInCustomer {
  id: string;
  object: 'customer';
  email: string | null;
}

export interface StandInEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: Record<string, unknown> };
}

export type StandInObject = StandInSession | StandInPayment | StandInSetup | StandInMethod | StandInCustomer;
