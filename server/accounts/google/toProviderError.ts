import type { Logger } from 'pino';

import { BusinessError } from '#server/errors/BusinessError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';

/** Distinguishes a provider that does not answer from a sign-in that failed and cannot be trusted. */
export function toProviderError(error: unknown, logger: Logger): Error {
  if (isAway(error)) return new UnavailableError({ cause: error });
  // Only these fields are logged: others may hold tokens.
  const { code, error: reason } = error as { code?: string; error?: string };
  logger.warn({ code, reason: /^[a-z_]{1,40}$/.exec(reason ?? '')?.[0] }, 'a sign-in with Google was refused');
  return new BusinessError('google-refused');
}

function isAway(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT') return true;
  // fetch throws a bare TypeError when a connection fails or breaks off.
  if (error instanceof TypeError) return code === undefined;
  return cause instanceof Response && cause.status >= 500;
}
