import { ConfigurationError } from '#server/errors/ConfigurationError.ts';

/** A secret that is there. With an empty one, anybody could sign webhooks. */
export function requireSecret(name: string, value: string | null): string {
  const secret = value?.trim();
  if (!secret)
    throw new ConfigurationError([{ name, expectation: 'expected a value, because PAYMENT_GATEWAY is "stripe"' }]);
  return secret;
}
