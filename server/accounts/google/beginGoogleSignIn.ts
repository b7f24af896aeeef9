import { createSecretToken, hashToken } from '#server/accounts/secretToken.ts';
import { insertSignInFlow } from '#server/database/repositories/signInFlows.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

const tripLasts = 10 * 60 * 1000;

/** Starts a sign-in with Google: stores the state and returns the URL to redirect to. */
export async function beginGoogleSignIn(
  { database, google }: Pick<Services, 'database' | 'google'>,
  { acceptTerms }: { acceptTerms: boolean },
): Promise<{ url: string }> {
  if (!google) throw new BusinessError('google-unavailable');
  const trip = { state: createSecretToken(), nonce: createSecretToken(), codeVerifier: createSecretToken() };
  const url = await google.authorizationUrl(trip);
  const { state, nonce, codeVerifier } = trip;
  const expiresAt = new Date(Date.now() + tripLasts).toISOString();
  await database.transaction((transaction) =>
    insertSignInFlow(transaction, { stateHash: hashToken(state), nonce, codeVerifier, acceptTerms, expiresAt }),
  );
  return { url };
}
