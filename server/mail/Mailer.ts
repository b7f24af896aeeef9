export interface Mail {
  to: string;
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
}
