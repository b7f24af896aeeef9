import { ReferenceMissingError } from '#server/errors/ReferenceMissingError.ts';
import { TransactionConflictError } from '#server/errors/TransactionConflictError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';

/** Translates the driver's error into an application error; others are returned unchanged. */
export function translateSqliteError(error: unknown): unknown {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'KnexTimeoutError') return new UnavailableError({ cause: error });
  if (typeof code !== 'string') return error;
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return new UniqueViolationError({ cause: error });
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new ReferenceMissingError({ cause: error });
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new TransactionConflictError({ cause: error });
  if (/^SQLITE_(CANTOPEN|IOERR|FULL|READONLY|NOTADB|CORRUPT|PROTOCOL)/.test(code))
    return new UnavailableError({ cause: error });
  return error;
}
