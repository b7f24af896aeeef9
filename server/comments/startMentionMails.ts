import type { Services } from '#server/Services.ts';

import { mailMentions } from './mailMentions.ts';

export interface MentionMailTimes {
  /** Milliseconds between two looks. */
  pause: number;
  /** Milliseconds by which mails leave early. */
  ahead: number;
}

const usual: MentionMailTimes = { pause: 60 * 1000, ahead: 0 };

/** Looks for due mails every minute, on every server. Returns a function that stops it. */
export function startMentionMails(
  services: Pick<Services, 'config' | 'database' | 'logger' | 'mailer' | 'toolsets'>,
  { pause, ahead } = usual,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => mailMentions(services, Date.now() + ahead))
      .catch((error: unknown) => services.logger.warn({ err: error }, 'mails about mentions'));
  };
  const timer = setInterval(run, pause).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
