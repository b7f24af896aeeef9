export interface Mail {
  /** Name of the template; the only part of a mail that is logged. */
  name: string;
  to: { address: string; name: string };
  subject: string;
  text: string;
  html: string;
  language: string;
}

export interface Mailer {
  /**
   * Sends in the background, so that response times do not reveal whether a mail was sent; failures are logged.
   *
   * @param sender who made it be sent, to share out the places in the queue; absent: whoever it is for
   */
  post(mail: Mail, sender?: string): void;
  /** Resolves when all mails posted so far are sent or have failed. */
  idle(): Promise<void>;
  /** As `idle`, but mails that wait for a retry are retried once more, immediately. */
  close(): Promise<void>;
}
