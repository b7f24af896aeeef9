import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

/** What the provider knows of an account; any login that is typed becomes its subject. */
export interface ProviderAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** Ways in which the provider misbehaves. */
export interface Misbehaviour {
  /** Override the claims of the identity token. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it never published. */
  foreignKey?: boolean;
  /** Resets every connection, or answers with a server error. */
  away?: 'silent' | 'failing';
}

export interface TestIdentityProvider {
  issuer: string;
  /** The environment variables that make a server use this provider. */
  environment: Record<string, string>;
  accounts: Map<string, ProviderAccount>;
  misbehave(how: Misbehaviour): void;
  stop(): Promise<void>;
}

export interface IdentityProviderOptions {
  /** True as with Google; otherwise the address has to be fetched from the userinfo endpoint with the access token. */
  emailInToken?: boolean;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** A real OpenID provider in the place of Google. */
export async function startIdentityProvider({
  emailInToken = true,
}: IdentityProviderOptions = {}): Promise<TestIdentityProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let misbehaviour: Misbehaviour = {};
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    if (misbehaviour.away === 'silent') return void request.socket.destroy();
    if (misbehaviour.away === 'failing') return void response.writeHead(502).end();
    return void handle?.(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'filiz', client_secret: 'a secret between the two' };
  const key = newKey();
  const provider = createProvider({ issuer, client, key, accounts, emailInToken });
  provider.use(async (context, next) => {
    await next();
    const { body } = context as { body?: { id_token?: string } };
    if (body?.id_token) body.id_token = forge(body.id_token, misbehaviour.foreignKey ? newKey() : key, misbehaviour);
  });
  handle = provider.callback();

  return {
    issuer,
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
    },
    accounts,
    misbehave: (how) => void (misbehaviour = how),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

interface Parts {
  issuer: string;
  client: { client_id: string; client_secret: string };
  key: KeyObject;
  accounts: Map<string, ProviderAccount>;
  emailInToken: boolean;
}

function createProvider({ issuer, client, key, accounts, emailInToken }: Parts): Provider {
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: ['http://localhost/authenticate-with-google'] }],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'first', use: 'sig', alg: 'RS256' } as never] },
    cookies: { keys: ['for tests only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !emailInToken,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    findAccount: (_: KoaContextWithOIDC, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...accounts.get(sub) }),
    }),
  });
  // Accepts any redirect URI with this path: the ports of the servers under test are not known yet.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => uri.endsWith('/authenticate-with-google');
  return provider;
}

/** The same token with other claims, signed anew under the id of the published key. */
function forge(token: string, key: KeyObject, { claims = {} }: Misbehaviour): string {
  const [header = '', payload = ''] = token.split('.');
  const told = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  const content = `${header}.${Buffer.from(JSON.stringify(told)).toString('base64url')}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}
