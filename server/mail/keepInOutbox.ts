import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createId } from '../database/createId.ts';
import type { Outgoing } from './createMailer.ts';

/** Prints a mail for whoever runs the server, and keeps it as `outbox/<id>.eml`. */
export async function keepInOutbox(
  { from, to, subject, text, html }: Outgoing,
  { dataDirectory, print }: { dataDirectory: string; print: boolean },
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ from, to, subject, text, html });
  const folder = path.join(dataDirectory, 'outbox');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${createId()}.eml`), message as Buffer, { mode: 0o600 });
  if (!print) return;
  const rule = '─'.repeat(60);
  process.stdout.write(`\n${rule}\nMail to ${to}\n${subject}\n\n${text}${rule}\n`);
}
