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
];

/**
 * The log of a server. Nobody logs secrets on purpose; where an object that carries some is logged all the same, they are
 * struck out, down to its third level.
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

/** An error without the statement that met it: drivers fill in what people wrote. */
function serializeError(error: Error) {
  return { ...stdSerializers.err(error), sql: undefined, sqlMessage: undefined };
}
