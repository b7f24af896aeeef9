import type { Transaction } from '../database/Database.ts';
import { askCardSetupAgain, findUnsettledCardSetups } from '../database/repositories/cardSetups.ts';
import {
  askPaymentAgain,
  endPayment,
  findUnsettledPayments,
  type PaymentRow,
} from '../database/repositories/payments.ts';
import type { BillingServices } from './BillingServices.ts';
import { nextQuestion } from './nextQuestion.ts';
import { settleCardSetup } from './settleCardSetup.ts';
import { settlePayment } from './settlePayment.ts';

const atOnce = 100;

/** Asks the gateway about what no webhook has told. */
export async function askUnsettled(services: BillingServices): Promise<void> {
  const { database, clock, gateway, logger } = services;
  const { connection } = database;
  const time = new Date(clock()).toISOString();
  // What the gateway does not answer about is asked later, so that it does not keep others waiting.
  const attempt = (work: Promise<void>, postpone: (transaction: Transaction) => Promise<void>) =>
    work.catch(async (error: unknown) => {
      logger.warn({ err: error }, 'the gateway was asked in vain');
      await database.transaction(postpone);
    });
  for (const payment of await findUnsettledPayments(connection, { gateway: gateway.name, time, limit: atOnce }))
    await attempt(
      payment.gatewayRef === null ? endUnopened(services, payment) : settlePayment(services, payment.id),
      (transaction) => askPaymentAgain(transaction, payment.id, nextQuestion(payment.createdAt, clock())),
    );
  for (const setup of await findUnsettledCardSetups(connection, time, atOnce))
    await attempt(settleCardSetup(services, setup.id), (transaction) =>
      askCardSetupAgain(transaction, setup.id, nextQuestion(setup.createdAt, clock())),
    );
}

/** A checkout that the gateway never opened; renewals are charged again by `renewDue`. */
async function endUnopened({ database, clock }: BillingServices, payment: PaymentRow): Promise<void> {
  const at = new Date(clock()).toISOString();
  const isOver = payment.expiresAt !== null && payment.expiresAt <= at;
  await database.transaction((transaction) =>
    isOver
      ? endPayment(transaction, payment.id, { status: 'expired', at })
      : askPaymentAgain(transaction, payment.id, nextQuestion(payment.createdAt, clock())),
  );
}
