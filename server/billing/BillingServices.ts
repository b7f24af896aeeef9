import type { PaymentGateway } from '#server/payments/PaymentGateway.ts';
import type { Services } from '#server/Services.ts';

/** What billing works with, where there is a gateway. */
export type BillingServices = Pick<Services, 'clock' | 'config' | 'database' | 'logger' | 'mailer' | 'plans'> & {
  gateway: PaymentGateway;
};
