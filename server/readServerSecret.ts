import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from './config.ts';

/** The configured secret; else one of the server's own, made at its first start and kept beside its data. */
export function readServerSecret({
  serverSecret,
  dataDirectory,
}: Pick<Config, 'serverSecret' | 'dataDirectory'>): string {
  if (serverSecret) return serverSecret;
  const file = path.join(dataDirectory, 'secret');
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
