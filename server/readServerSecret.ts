import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from './config.ts';

/** The configured secret; otherwise one that is generated at the first start and stored beside the data. */
export function readServerSecret({
  serverSecret,
  dataDirectory,
}: Pick<Config, 'serverSecret' | 'dataDirectory'>): string {
  if (serverSecret) return serverSecret;
  const file = path.join(dataDirectory, 'secret');
  mkdirSync(dataDirectory, { recursive: true });
  return readKept(file) || keepNew(file);
}

function readKept(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Writes atomically: another server may start at the same time, and the disk may be full. */
function keepNew(file: string): string {
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    if (!readKept(file)) rmSync(file, { force: true });
    linkSync(draft, file);
  } catch {
    // Another server was first, and its secret counts; otherwise the file system has no hard links.
    if (!readKept(file)) cpSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
