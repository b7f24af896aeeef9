import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';

import type { SendMailOptions } from 'nodemailer';

import { createId } from '../database/createId.ts';
import type { Mail } from './Mailer.ts';
import { logoContentId } from './renderMailHtml.ts';

/** Made from the product's logo by `scripts/draw-mail-logo.ts`. */
export const logoFile = path.join(import.meta.dirname, 'logo.png');

/** A mail as it goes over the wire. The message has one id, however often it takes to bring it through. */
export async function toMessage(mail: Mail, from: string): Promise<SendMailOptions> {
  const { to, subject, text, html, language } = mail;
  const domain = domainToASCII(/@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost';
  return {
    from,
    // As an object: a name or an address given as text would be parsed, and could hold further addresses.
    to: { name: to.name, address: to.address },
    subject,
    text,
    html,
    messageId: `<${createId().toLowerCase()}@${domain}>`,
    // No machine shall answer: the first is the standard's word for it, the second Exchange's.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
    },
    textEncoding: 'quoted-printable',
    attachments: [
      {
        filename: 'filiz.png',
        contentType: 'image/png',
        contentDisposition: 'inline',
        cid: logoContentId,
        content: await readFile(logoFile),
      },
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
