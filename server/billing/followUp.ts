import { formatDay } from '#engine/dates/formatDay.ts';
import { zoneOf } from '#engine/dates/zoneOf.ts';
import type { PaymentRow } from '#server/database/repositories/payments.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { translate } from '#server/i18n/translate.ts';
import { composeMail } from '#server/mail/composeMail.ts';

import type { BillingServices } from './BillingServices.ts';
import { deleteRemnantsAtOnce } from './deleteRemnants.ts';
import { formatPrice } from './formatPrice.ts';

/** What is left to do after a payment has been booked and committed. */
export interface Outcome {
  userId: string;
  mail: 'payment-received' | 'renewal-failed' | 'subscription-ended';
  payment: PaymentRow;
  failure?: string;
  retriesAt?: string;
}

/** Tells the person by mail, and lets the gateway forget a card that was replaced. */
export async function followUp(services: BillingServices, outcome: Outcome): Promise<void> {
  const { gateway, mailer, database, config } = services;
  const { userId, mail, payment, retriesAt } = outcome;
  await deleteRemnantsAtOnce(services);
  const user = await findUser(database.connection, userId);
  if (!user) return;
  const { language } = user;
  const facts = {
    title: payment.title[language],
    price: formatPrice(payment, language),
    tokens: payment.tokens,
    date: retriesAt ? formatDay(retriesAt, language, 'long', zoneOf(user)) : '',
    trial: gateway.name === 'sandbox' ? `${translate(language, 'billing.trial')} ` : '',
    url: `${config.publicUrl}/user/${mail === 'payment-received' ? 'balance' : 'subscription'}`,
  };
  mailer.post(composeMail(mail, user, facts));
}
