import { insertCardSetup, noteCardSetupPage } from '#server/database/repositories/cardSetups.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import type { BillingServices } from './BillingServices.ts';
import { firstQuestion } from './nextQuestion.ts';
import { payerOf } from './payerOf.ts';

const setupLasts = 60 * 60 * 1000;

/** Opens a page of the gateway where a person's card is stored, and returns its address. */
export async function openCardSetup(services: BillingServices, userId: string): Promise<string> {
  const { database, gateway, clock, config } = services;
  const user = await findUser(database.connection, userId);
  if (!user) throw new NotFoundError();
  const now = clock();
  const setupId = await database.transaction((transaction) =>
    insertCardSetup(transaction, {
      userId,
      createdAt: new Date(now).toISOString(),
      askedNextAt: firstQuestion(now),
    }),
  );
  const { ref, url } = await gateway.openCardSetup({
    setupId,
    payer: await payerOf(database.connection, user, gateway.name),
    language: user.language,
    returnUrl: `${config.publicUrl}/user/subscription?card=${setupId}`,
    expiresAt: new Date(now + setupLasts),
  });
  await database.transaction((transaction) => noteCardSetupPage(transaction, setupId, ref));
  return url;
}
