import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';

import type { SendMailOptions } from 'nodemailer';

import { createId } from '#server/database/createId.ts';

import type { Mail } from './Mailer.ts';
import { logoContentId } from './renderMailHtml.ts';

/** Made from the product's logo by `scripts/draw-mail-logo.ts`. */
export const logoFile = path.join(import.meta.dirname, 'logo.png');

/** A mail as nodemailer expects it. The Message-ID is created once, so that retries keep it. */
export async function toMessage(mail: Mail, from: string): Promise<SendMailOptions> {
  const { to, subject, text, html, language } = mail;
  const domain = domainToASCII(/@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost';
  return {
    from,
    // As an object: an address given as a string would be parsed, and could smuggle in further recipients.
    to: { name: to.name, address: to.address },
    subject,
    text,
    html,
    messageId: `<${createId().toLowerCase()}@${domain}>`,
    // Suppress automatic replies: the first header is the standard's (RFC 3834), the second Exchange's.
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
