import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';

import type { Config } from '../../config.ts';
import { UnavailableError } from '../../errors/UnavailableError.ts';
import type { IdentityProvider } from './IdentityProvider.ts';
import { readIdentity } from './readIdentity.ts';
import { toProviderError } from './toProviderError.ts';

type Settings = NonNullable<Config['google']>;

const patience = 10; // seconds

/** Google, or the OpenID provider that stands in for it. Nothing is loaded or asked before somebody wants to sign in. */
export function createGoogleProvider(settings: Settings, publicUrl: string, logger: Logger): IdentityProvider {
  const redirectUri = `${publicUrl}/authenticate-with-google`;
  let discovered: Promise<Configuration> | undefined;

  async function configuration(): Promise<Configuration> {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw new UnavailableError({ cause: error });
    }
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const client = await import('openid-client');
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async identify({ code, issuer }, { state, nonce, codeVerifier }) {
      const client = await import('openid-client');
      const provider = await configuration();
      const { issuer: expected, userinfo_endpoint: userInfo } = provider.serverMetadata();
      // There is one provider only, so a caller that leaves the issuer out cannot have mixed two up.
      const returned = new URLSearchParams({ code, state, iss: issuer ?? expected });
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
        const tokens = await client.authorizationCodeGrant(provider, new URL(`${redirectUri}?${returned}`), checks);
        const claims = tokens.claims()!;
        // Google puts the address into the token; providers that keep to the letter tell it on request only.
        const isComplete = 'email' in claims || !userInfo;
        const more = isComplete ? {} : await client.fetchUserInfo(provider, tokens.access_token, claims.sub);
        return readIdentity({ ...more, ...claims });
      } catch (error) {
        // Its keys or endpoints may have changed since they were looked up.
        discovered = undefined;
        throw toProviderError(error, logger);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const client = await import('openid-client');
  const url = new URL(issuer);
  return client.discovery(url, clientId, clientSecret, client.ClientSecretBasic(clientSecret), {
    timeout: patience,
    execute: [
      // The signature is checked too, although the token comes straight from the provider.
      client.enableNonRepudiationChecks,
      // The configuration takes http for this very machine only.
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  });
}
