import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';

import type { Config } from '#server/config.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';

import type { IdentityProvider } from './IdentityProvider.ts';
import { readIdentity } from './readIdentity.ts';
import { toProviderError } from './toProviderError.ts';

type Settings = NonNullable<Config['google']>;

const patience = 10; // seconds

/**
 * Google, or the OpenID provider configured in its place. The client library and the provider's metadata are loaded on
 * first use.
 */
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
      // A missing issuer is acceptable: with a single provider there is no mix-up attack.
      const returned = new URLSearchParams({ code, state, iss: issuer ?? expected });
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
        const tokens = await client.authorizationCodeGrant(provider, new URL(`${redirectUri}?${returned}`), checks);
        const claims = tokens.claims()!;
        // Google includes the address in the ID token; other providers give it at the userinfo endpoint only.
        const isComplete = 'email' in claims || !userInfo;
        const more = isComplete ? {} : await client.fetchUserInfo(provider, tokens.access_token, claims.sub);
        return readIdentity({ ...more, ...claims });
      } catch (error) {
        // Forget the cached metadata: keys or endpoints may have changed.
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
      // Checks the signature too, although the token comes from the provider over TLS.
      client.enableNonRepudiationChecks,
      // The configuration allows http for localhost only.
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  });
}
