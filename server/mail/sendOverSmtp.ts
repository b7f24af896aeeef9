import type { SendMailOptions } from 'nodemailer';

// Timeouts in milliseconds; a healthy mail server answers within a few hundred.
const patience = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Hands one message to the mail server. `smtps:` uses TLS from the first byte; `smtp:` uses STARTTLS where the server
 * offers it, and with `?requireTLS=true` fails otherwise. Certificates are checked.
 */
export async function sendOverSmtp(url: string, message: SendMailOptions): Promise<void> {
  // Imported on first use, which keeps the server's start fast.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...patience, url });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}
