import { BackupError } from '#server/errors/BackupError.ts';
import { ConfigurationError } from '#server/errors/ConfigurationError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { loadEnvironmentFile } from '#server/loadEnvironmentFile.ts';

/** Runs an operator's command with the server's configuration: prints its result, or exits with 1 and the error. */
export async function runOperation(work: () => Promise<string[]>): Promise<void> {
  // Files it creates are readable by the owner only.
  process.umask(0o077);
  try {
    loadEnvironmentFile();
    for (const line of await work()) console.log(line);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof UnavailableError)
    return `The database does not answer; check DATABASE_URL and DATA_DIR. (${String(error.cause)})`;
  if (error instanceof Error && 'sqlState' in error)
    return `The database refuses: ${error.message}; check DATABASE_URL.`;
  if (isOfFiles(error)) return `${error.message}. Check DATA_DIR and BACKUP_DIR, whose they are, and their disk.`;
  if (error instanceof BackupError || error instanceof ConfigurationError || error instanceof TypeError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether the operating system refused to read or write a file. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
