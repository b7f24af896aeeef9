export interface Mail {
  /** Which mail it is; all that the log tells of its content. */
  name: string;
  to: { address: string; name: string };
  subject: string;
  text: string;
  html: string;
  language: string;
}

export interface Mailer {
  /** Sends in the background, so that the time of an answer tells nothing; failures are logged. */
  post(mail: Mail): void;
  /** Resolves when everything posted so far has left or failed. */
  idle(): Promise<void>;
  /** As `idle`, but what waits for another try has its last one now. */
  close(): Promise<void>;
}
