import type { PaymentGateway } from '../payments/PaymentGateway.ts';
import type { Services } from '../Services.ts';

/** What billing works with, where there is a gateway. */
export type BillingServices = Pick<Services, 'clock' | 'config' | 'database' | 'logger' | 'mailer' | 'plans'> & {
  gateway: PaymentGateway;
};
