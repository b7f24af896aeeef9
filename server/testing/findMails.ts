import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';

/** The mails to an address, oldest first, from the outbox of a server's data directory. */
export async function findMails(dataDirectory: string, email: string): Promise<Email[]> {
  const outbox = path.join(dataDirectory, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).toSorted();
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(outbox, file)))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === normaliseEmail(email)));
}
