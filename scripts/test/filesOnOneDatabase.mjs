import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's tests that run on whichever database is set. Those for each of the databases take their turn on SQLite with
 * the others anyway, and what starts no server has nothing to repeat.
 */
export function filesOnOneDatabase() {
  const files = readdirSync('server', { recursive: true }).map((file) => path.posix.join('server', file));
  return files.filter((file) => {
    if (!file.endsWith('.test.ts')) return false;
    const source = readFileSync(file, 'utf8');
    return source.includes('startTestServer(') && !source.includes('each(dialects)');
  });
}
