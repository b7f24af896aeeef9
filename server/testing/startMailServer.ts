import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  raw: string;
  mail: Email;
  recipients: string[];
  isEncrypted: boolean;
  user: string | undefined;
}

export interface MailServer {
  port: number;
  /** Every mail received, oldest first. */
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it receives. By default it asks for neither a login nor encryption. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: !options.onAuth,
    disabledCommands: options.onAuth ? [] : ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        PostalMime.parse(raw).then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const user = session.user as string | undefined;
          mails.push({ raw: raw.toString('latin1'), mail, recipients, isEncrypted: session.secure, user });
          done();
        }, done);
      });
    },
    ...options,
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  server.on('error', () => {}); // a client disconnected
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
