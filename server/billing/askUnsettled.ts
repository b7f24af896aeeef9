import type { Transaction } from '#server/database/Database.ts';
import {
  askCardSetupAgain,
  changeCardSetup,
  findUnsettledCardSetups,
} from '#server/database/repositories/cardSetups.ts';
import {
  askPaymentAgain,
  endPayment,
  findUnsettledPayments,
  type PaymentRow,
} from '#server/database/repositories/payments.ts';

import type { BillingServices } from './BillingServices.ts';
import { logGatewayFailure } from './logGatewayFailure.ts';
import { nextQuestion } from './nextQuestion.ts';
import { settleCardSetup } from './settleCardSetup.ts';
import { settleLostCharge } from './settleLostCharge.ts';
import { settlePayment } from './settlePayment.ts';

const atOnce = 100;
// Pages for cards close long before; after that the gateway may be another one, or may never have opened the page.
const cardSetupsAsked = 48 * 60 * 60 * 1000;

interface Question {
  ask: () => Promise<void>;
  postpone: (transaction: Transaction) => Promise<void>;
}

/** Asks the gateway about what no webhook has told, until it does not answer or the server stops. */
export async function askUnsettled(services: BillingServices, stopping?: AbortSignal): Promise<void> {
  const { database } = services;
  for (const { ask, postpone } of await dueQuestions(services)) {
    if (stopping?.aborted) return;
    try {
      await ask();
    } catch (error) {
      const { isAway } = logGatewayFailure(services, error, [{}, 'the gateway was asked in vain']);
      // Asked again later, so that it does not keep others waiting.
      await database.transaction(postpone);
      // Renewals wait for this to end, and each further question would be asked in vain for as long.
      if (isAway) return;
    }
  }
}

async function dueQuestions(services: BillingServices): Promise<Question[]> {
  const { database, clock, gateway } = services;
  const time = new Date(clock()).toISOString();
  const payments = await findUnsettledPayments(database.connection, { gateway: gateway.name, time, limit: atOnce });
  const setups = await findUnsettledCardSetups(database.connection, time, atOnce);
  return [
    ...payments.map((payment) => ({
      ask: () => askAbout(services, payment),
      postpone: (transaction: Transaction) =>
        askPaymentAgain(transaction, payment.id, nextQuestion(payment.createdAt, clock())),
    })),
    ...setups.map(({ id, createdAt }) => ({
      ask: () =>
        clock() - Date.parse(createdAt) > cardSetupsAsked
          ? database.transaction((transaction) =>
              changeCardSetup(transaction, id, { status: 'expired', askedNextAt: null }),
            )
          : settleCardSetup(services, id),
      postpone: (transaction: Transaction) => askCardSetupAgain(transaction, id, nextQuestion(createdAt, clock())),
    })),
  ];
}

function askAbout(services: BillingServices, payment: PaymentRow): Promise<void> {
  if (payment.gatewayRef !== null) return settlePayment(services, payment.id);
  return payment.kind === 'renewal' ? settleLostCharge(services, payment) : endUnopened(services, payment);
}

/** A checkout that the gateway never opened. */
async function endUnopened({ database, clock }: BillingServices, payment: PaymentRow): Promise<void> {
  const at = new Date(clock()).toISOString();
  const isOver = payment.expiresAt !== null && payment.expiresAt <= at;
  await database.transaction((transaction) =>
    isOver
      ? endPayment(transaction, payment.id, { status: 'expired', at })
      : askPaymentAgain(transaction, payment.id, nextQuestion(payment.createdAt, clock())),
  );
}
