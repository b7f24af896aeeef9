import { ReferenceMissingError } from '#server/errors/ReferenceMissingError.ts';
import { TransactionConflictError } from '#server/errors/TransactionConflictError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';

const duplicateEntry = 1062;
const ownerMissing = 1452;
const lockWaitTimeout = 1205;
const deadlock = 1213;

// 1040 too many connections, 1053 shutdown, 1129 host blocked, 1203 too many of this user, 1290 read-only, 1927 killed
const away = new Set([1040, 1053, 1129, 1203, 1290, 1836, 1927, 2006, 2013, 3024]);
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);

/** Translates the driver's error into an application error; others are returned unchanged. */
export function translateMysqlError(error: unknown): unknown {
  const { errno, code, name, fatal } = error as { errno?: number; code?: string; name?: string; fatal?: boolean };
  if (errno === duplicateEntry) return new UniqueViolationError({ cause: error });
  if (errno === ownerMissing) return new ReferenceMissingError({ cause: error });
  if (errno === deadlock || errno === lockWaitTimeout) return new TransactionConflictError({ cause: error });
  const unavailable =
    name === 'KnexTimeoutError' || fatal === true || away.has(errno ?? 0) || awayCodes.has(code ?? '');
  return unavailable ? new UnavailableError({ cause: error }) : error;
}
