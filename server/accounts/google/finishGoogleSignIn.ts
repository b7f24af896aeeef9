import type { Language } from '#engine/languages/languages.ts';
import { hashToken } from '#server/accounts/secretToken.ts';
import { beginSession, type SignInOrigin } from '#server/accounts/sessions.ts';
import { takeSignInFlow } from '#server/database/repositories/signInFlows.ts';
import type { UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { ReferenceMissingError } from '#server/errors/ReferenceMissingError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { openGoogleAccount } from './openGoogleAccount.ts';

interface Returned {
  code: string;
  state: string;
  issuer: string | undefined;
  language: Language;
  origin: SignInOrigin;
}

/** Finishes a sign-in with Google and begins a session. A state is valid once, even if the sign-in fails. */
export async function finishGoogleSignIn(
  {
    database,
    google,
    mailer,
    config,
    ...parts
  }: Pick<Services, 'database' | 'google' | 'mailer' | 'config' | 'welcomeTokens' | 'hashAddress'>,
  { code, state, issuer, language, origin }: Returned,
): Promise<{ token: string; user: UserRow; isNew: boolean }> {
  if (!google) throw new BusinessError('google-unavailable');
  const flow = await database.transaction((transaction) => takeSignInFlow(transaction, hashToken(state)));
  if (!flow || flow.expiresAt < new Date().toISOString()) throw new BusinessError('google-state-invalid');

  const { nonce, codeVerifier, acceptTerms } = flow;
  const { email, ...identity } = await google.identify({ code, issuer }, { state, nonce, codeVerifier });
  if (!email) throw new BusinessError('google-email-unverified');

  const work = () =>
    database.transaction(async (transaction) => {
      const arrival = { ...identity, email, acceptTerms, language };
      const { user, opened } = await openGoogleAccount(transaction, parts, arrival);
      return { token: await beginSession(transaction, user.id, origin), user, opened };
    });
  // Retried once: the account may have been created by a second window, or deleted, in between.
  const { token, user, opened } = await work().catch((error: unknown) => {
    if (error instanceof UniqueViolationError || error instanceof ReferenceMissingError) return work();
    throw error;
  });
  if (opened === 'joined')
    mailer.post(composeMail('google-joined', user, { url: `${config.publicUrl}/password-reset` }));
  return { token, user, isNew: opened === 'new' };
}
