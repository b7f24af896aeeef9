import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { deleteFlowsOf } from '#server/database/repositories/codeFlows.ts';
import { keepDepartedAddress, takeDepartedAddress } from '#server/database/repositories/departedAddresses.ts';
import { moveMemberships } from '#server/database/repositories/projectMembers.ts';
import { findUser, updateUser, type UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { takeCode } from './verificationCodes.ts';

/** Moves a person to the address that their code proves, and tells the old one. */
export async function changeEmail(
  {
    database,
    mailer,
    config,
    hashAddress,
    keyedHash,
  }: Pick<Services, 'database' | 'mailer' | 'config' | 'hashAddress' | 'keyedHash'>,
  { userId, code, ...request }: { userId: string; email: string; code: string },
): Promise<UserRow> {
  const email = normaliseEmail(request.email);
  const target = { purpose: 'email-change', subject: userId, address: email } as const;
  const work = database.transaction(async (transaction) => {
    const refusal = await takeCode({ transaction, keyedHash }, target, code);
    if (refusal) return refusal;
    const former = await findUser(transaction, userId);
    if (!former) throw new UnauthorizedError();
    await updateUser(transaction, userId, { email });
    await moveMemberships(transaction, userId, email);
    // The tokens move along; nobody is welcomed with others at the address they leave.
    await takeDepartedAddress(transaction, hashAddress(email));
    await keepDepartedAddress(transaction, { addressHash: hashAddress(former.email), tokensLeft: 0 });
    await deleteFlowsOf(transaction, [former.email], 'password-reset');
    return former;
  });
  const former = await work.catch((error: unknown) => {
    // Somebody registered with it since the code was sent.
    throw error instanceof UniqueViolationError ? new BusinessError('email-taken') : error;
  });
  if (typeof former === 'string') throw new BusinessError(former);
  mailer.post(composeMail('email-changed', former, { url: config.publicUrl }));
  return { ...former, email };
}
