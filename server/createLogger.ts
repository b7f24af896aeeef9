import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

import type { Config } from './config.ts';

const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'verificationToken',
  'resetToken',
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  'number',
  'cvv',
];

/**
 * The server's logger. Secrets are never logged on purpose; in case an object that carries some is logged, they are
 * redacted, down to its third level.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      redact: ['', '*', '*.*'].flatMap((place) => secrets.map((name) => `${place}["${name}"]`)),
      serializers: { err: serializeError },
    },
    destination,
  );
}

/** An error without its SQL statement: drivers interpolate people's data into it. */
function serializeError(error: Error) {
  return { ...stdSerializers.err(error), sql: undefined, sqlMessage: undefined };
}
