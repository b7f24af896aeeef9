import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { keepInOutbox } from './keepInOutbox.ts';
import type { Mail, Mailer } from './Mailer.ts';

/** Mails through SMTP_URL; without it they are printed and kept in the outbox. */
export function createMailer({ mail, dataDirectory, logLevel }: Config, logger: Logger): Mailer {
  const outbox = { dataDirectory, print: logLevel !== 'silent' };
  const deliver = mail.smtpUrl ? overSmtp(mail.smtpUrl) : (each: Outgoing) => keepInOutbox(each, outbox);
  const leaving = new Set<Promise<void>>();
  return {
    post: (each) => {
      const sending = deliver({ ...each, from: mail.from })
        .catch((error: unknown) => logger.error({ err: error }, 'a mail could not be sent'))
        .finally(() => leaving.delete(sending));
      leaving.add(sending);
    },
    idle: async () => void (await Promise.all(leaving)),
  };
}

export type Outgoing = Mail & { from: string };

// nodemailer is loaded with the first mail, so that the server starts without it.
function overSmtp(url: string) {
  return async ({ from, to, subject, text, html }: Outgoing): Promise<void> => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(url);
    try {
      await transport.sendMail({ from, to, subject, text, html });
    } finally {
      transport.close();
    }
  };
}
