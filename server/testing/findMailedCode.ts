import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';

/** The code in the newest mail to an address, from the outbox of a server's data directory. */
export function findMailedCode(dataDirectory: string, email: string): string | undefined {
  const outbox = path.join(dataDirectory, 'outbox');
  if (!existsSync(outbox)) return undefined;
  const mails = readdirSync(outbox)
    .toSorted()
    .map((file) => readFileSync(path.join(outbox, file), 'utf8'));
  return /^ {4}(\d{6,10})\r?$/m.exec(mails.findLast((mail) => isTo(mail, normaliseEmail(email))) ?? '')?.[1];
}

// Headers are folded: a line that begins with a space continues the one before.
function isTo(mail: string, email: string): boolean {
  return (/^To:.*(?:\r?\n[ \t].*)*/m.exec(mail)?.[0] ?? '').includes(email);
}
