import type { SendMailOptions } from 'nodemailer';

// In milliseconds; a mail server that is well answers within a few hundred.
const patience = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Hands one message to the mail server. `smtps:` is encrypted from the first byte; `smtp:` changes to encryption when the
 * server offers it, and with `?requireTLS=true` sends nothing otherwise. Certificates are checked.
 */
export async function sendOverSmtp(url: string, message: SendMailOptions): Promise<void> {
  // Loaded with the first mail, so that the server starts without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...patience, url });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}
