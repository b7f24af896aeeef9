import { setImmediate } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Config } from '#server/config.ts';
import { createId } from '#server/database/createId.ts';

import type { Mail, Mailer } from './Mailer.ts';
import { sendOverSmtp } from './sendOverSmtp.ts';
import { sendWithRetries } from './sendWithRetries.ts';
import { toMessage } from './toMessage.ts';
import { writeToOutbox } from './writeToOutbox.ts';

// A code is valid for ten minutes; after four, requesting a new one beats a late mail.
const retryDelays = [2000, 10_000, 45_000, 180_000]; // milliseconds
const mostLeaving = 1000;
const mostLeavingEach = 100; // of one sender, so that nobody's mails keep all others from leaving

/** Sends mails to SMTP_URL, with retries; without SMTP_URL they are printed and written to the outbox. */
export function createMailer(
  { mail: { smtpUrl, from }, dataDirectory, logLevel }: Pick<Config, 'mail' | 'dataDirectory' | 'logLevel'>,
  logger: Logger,
  delays: readonly number[] = retryDelays,
): Mailer {
  const outbox = { dataDirectory, print: logLevel !== 'silent' };
  const closing = new AbortController();
  const leaving = new Map<Promise<void>, string>();

  async function send(mail: Mail): Promise<void> {
    // Created synchronously, so that ids sort in the order of posting.
    const id = createId();
    // Yields first, so that the response time does not reveal whether a mail is composed.
    await setImmediate();
    const message = await toMessage(mail, from);
    if (!smtpUrl) return writeToOutbox({ id, mail, message }, outbox);
    await sendWithRetries(() => sendOverSmtp(smtpUrl, message), {
      delays,
      closing: closing.signal,
      onFailure: (error, isLast) =>
        logger[isLast ? 'error' : 'warn'](
          { mail: mail.name, ...describeFault(error) },
          isLast ? 'a mail could not be sent' : 'a mail could not be sent yet',
        ),
    });
  }

  async function idle(): Promise<void> {
    await Promise.all(leaving.keys());
  }

  return {
    post: (mail, sender = mail.to.address) => {
      if (leaving.size >= mostLeaving) return logger.error({ mail: mail.name }, 'too many mails wait to be sent');
      if ([...leaving.values()].filter((each) => each === sender).length >= mostLeavingEach)
        return logger.warn({ mail: mail.name }, 'too many mails of one sender wait to be sent');
      const sending = send(mail)
        .catch((error: unknown) => logger.error({ mail: mail.name, err: error }, 'a mail could not be kept'))
        .finally(() => leaving.delete(sending));
      leaving.set(sending, sender);
    },
    idle,
    close: () => {
      closing.abort();
      return idle();
    },
  };
}

/** Loggable facts of a failure. The mail server's message is left out: it may repeat the address or the mail itself. */
function describeFault(error: unknown) {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { code, responseCode, command };
}
