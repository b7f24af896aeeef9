import { expect, it } from 'vitest';

import { createLogger } from './createLogger.ts';
import { createTestClient, goodPassword } from './testing/createTestClient.ts';
import { type MailServer, startMailServer } from './testing/startMailServer.ts';
import { startTestServer } from './testing/startTestServer.ts';

/** A logger whose lines the test can read. */
function readableLog() {
  const lines: string[] = [];
  return { lines, logger: createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }) };
}

it('logs a whole registration, sign-in and reset without secrets or the content of mails', async () => {
  const { lines, logger } = readableLog();
  const mails: MailServer = await startMailServer();
  const server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` }, { logger });
  const codeIn = (text: string) => /^ {4}(\d{6})$/m.exec(text)![1]!;
  const mailedCode = async () => {
    await server.services.mailer.idle();
    return codeIn(mails.mails.at(-1)!.mail.text!);
  };
  const client = createTestClient({ url: server.url, mailedCode });
  const secrets = [goodPassword, 'a wrong password', 'another fine password'];
  const post = async (path: string, body: object, headers = {}) => {
    const reply = await client.call('POST', `/api/auth/${path}`, { body, headers });
    for (const value of Object.values(reply.body?.data ?? {})) if (typeof value === 'string') secrets.push(value);
    for (const cookie of reply.headers.getSetCookie()) secrets.push(/=([^;]+)/.exec(cookie)![1]!);
    return reply;
  };
  const email = 'isil@example.com';

  const { token, user } = await client.register(email);
  secrets.push(token, await mailedCode());
  await client.call('GET', `/api/user/current?token=${token}`, { token });
  await post('login', { email, password: 'a wrong password' });
  const cookie = 'XSRF-TOKEN=a-value-that-is-wrong';
  await post('login', { email, password: goodPassword }, { cookie, 'x-xsrf-token': 'another-value' });
  await post('login', { email, password: goodPassword });
  await post('password-reset/code', { email });
  const code = await mailedCode();
  secrets.push(code, 'a-value-that-is-wrong', 'another-value');
  const { resetToken } = (await post('password-reset/verify', { email, code })).body.data;
  await post('password-reset', { resetToken, password: 'another fine password' });
  // Links are secrets in addresses, found or not.
  for (const place of ['/api/shared', '/api/invitations', '/api/sandbox', '/shared', '/invitation', '/api/nothing']) {
    secrets.push(`a-secret-link-of-${place.replaceAll('/', '-')}`);
    await client.call('GET', `${place}/${secrets.at(-1)}`);
  }
  await server.services.mailer.idle();
  expect(mails.mails).toHaveLength(3);
  await server.stop();
  await mails.stop();

  const log = lines.join('');
  expect(log).toContain('"route":"/api/auth/password-reset/verify"');
  expect(log).toContain('"route":"/api/shared/:token"');
  expect(log).toContain(`"userId":"${user.id}"`);
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/Bearer|Deniz|isil|Your Filiz code|Hello/);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{36}$/) });
});

it('redacts secrets in logged objects', () => {
  const { lines, logger } = readableLog();
  const secret = 'the-secret';
  const error = Object.assign(new Error('no such column'), {
    sql: `insert into users values ('${secret}')`,
    code: 'E',
  });
  logger.info({ password: secret, body: { token: secret, user: { newPassword: secret } } }, 'a');
  logger.info(
    { headers: { authorization: secret, cookie: secret }, response: { headers: { 'set-cookie': secret } } },
    'b',
  );
  logger.error({ err: error }, 'c');
  logger.error({ err: new Error('outer', { cause: error }) }, 'd');
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toContain(secret);
  expect(lines[2]).toContain('no such column');
});
