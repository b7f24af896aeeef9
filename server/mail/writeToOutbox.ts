import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { SendMailOptions } from 'nodemailer';

import type { Mail } from './Mailer.ts';

/** Prints a mail for the operator, and writes it to `outbox/<id>.eml`. */
export async function writeToOutbox(
  { id, mail, message }: { id: string; mail: Mail; message: SendMailOptions },
  { dataDirectory, print }: { dataDirectory: string; print: boolean },
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const folder = path.join(dataDirectory, 'outbox');
  await mkdir(folder, { recursive: true });
  // Atomic write: a reader finds the whole file or none.
  const draft = path.join(dataDirectory, `${id}.eml`);
  await writeFile(draft, sent.message as Buffer, { mode: 0o600 });
  await rename(draft, path.join(folder, `${id}.eml`));
  if (!print) return;
  const rule = '─'.repeat(60);
  process.stdout.write(`\n${rule}\nMail to ${mail.to.address}\n${mail.subject}\n\n${mail.text}${rule}\n`);
}
