import { Writable } from 'node:stream';

import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';

import { emailAddress } from '#engine/protocol/emailAddress.ts';
import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { freePort } from '#server/testing/freePort.ts';
import { type MailServer, startMailServer } from '#server/testing/startMailServer.ts';

import { composeMail } from './composeMail.ts';
import { createMailer } from './createMailer.ts';

const servers: MailServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  servers.push(server);
  return server;
}

/** A mailer and its captured log lines. */
function mailer(smtpUrl: string, delays: number[] = [], from = 'Filiz <post@filiz.example>') {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const config = { mail: { smtpUrl, from }, dataDirectory: '/nowhere', logLevel: 'debug' as const };
  return { mailer: createMailer(config, pino({ level: 'debug' }, destination), delays), lines };
}

const turkish = { email: 'isil@example.com', language: 'tr' as const, fullName: 'Işıl Çağrı Öğüş' };
const compose = (to = turkish) => composeMail('password-reset-code', to, { code: '048151' });

describe('a mail that is sent', () => {
  it('arrives as text and as HTML with its logo, Turkish letters whole', async () => {
    const server = await start();
    const { mailer: mails } = mailer(`smtp://127.0.0.1:${server.port}`);
    mails.post(compose());
    await mails.idle();
    const [{ raw, mail, recipients }] = server.mails as [MailServer['mails'][number]];
    expect(recipients).toEqual(['isil@example.com']);
    expect(mail.to).toEqual([{ name: 'Işıl Çağrı Öğüş', address: 'isil@example.com' }]);
    expect(mail.from).toEqual({ name: 'Filiz', address: 'post@filiz.example' });
    expect(mail.subject).toBe('Filiz şifrenizi yenileme kodu: 048151');
    expect(mail.text).toContain('Merhaba Işıl,');
    expect(mail.text).toMatch(/^ {4}048151$/m);
    expect(mail.html).toContain('>048151</span>');
    expect(mail.html).toContain('Yeni şifre belirleyin');
    const [logo] = mail.attachments;
    expect(mail.html).toContain(`src="cid:${logo!.contentId!.slice(1, -1)}"`);
    expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });

    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('content-language')).toBe('tr');
    expect(mail.messageId).toMatch(/^<[\w-]+@filiz\.example>$/);
    expect(mail.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
    // 7-bit ASCII only, which every mail server on the way passes on unchanged.
    expect(raw).toMatch(/^[\r\n\t -~]*$/);
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
  });

  it('has a Message-ID with the sender’s domain, also for an internationalised domain', async () => {
    const server = await start();
    const { mailer: mails } = mailer(`smtp://127.0.0.1:${server.port}`, [], 'Filiz <post@öğrenci.example>');
    mails.post(compose());
    await mails.idle();
    expect(server.mails[0]?.mail.messageId).toMatch(/^<[\w-]+@xn--renci-iua10a\.example>$/);
  });

  it('goes to every address that can be one, as DNS writes its domain', async () => {
    const server = await start();
    const { mailer: mails } = mailer(`smtp://127.0.0.1:${server.port}`);
    const addresses = ["o'brien@example.com", 'ar&ge/satis=1@example.com', '{a}|b~c@example.com', 'ada@çarşı.com.tr'];
    const sent = addresses.map((address) => emailAddress.parse(address));
    for (const email of sent) mails.post(compose({ ...turkish, email }));
    await mails.idle();
    expect(server.mails.map(({ recipients }) => recipients.map(normaliseEmail)).sort()).toEqual(
      sent.map((address) => [address]).sort(),
    );
    expect(server.mails.flatMap(({ mail }) => mail.to?.map(({ address }) => address)).sort()).toEqual(sent.sort());
    expect(server.mails.every(({ raw }) => /^[\r\n\t -~]*$/.test(raw))).toBe(true);
    expect(sent).toContain('ada@xn--ar-3ia21a0h.com.tr');
  });

  it('goes to one address only, whatever the name holds', async () => {
    const server = await start();
    const { mailer: mails } = mailer(`smtp://127.0.0.1:${server.port}`);
    const names = ['Ada\r\nBcc: eve@example.com', 'eve@example.com, Ada', '"Ada" <eve@example.com>', 'A\u0000\u2028B'];
    for (const fullName of names) mails.post(compose({ ...turkish, fullName }));
    await mails.idle();
    expect(server.mails).toHaveLength(names.length);
    for (const { mail, recipients } of server.mails) {
      expect(recipients).toEqual(['isil@example.com']);
      expect(mail.to?.map(({ address }) => address)).toEqual(['isil@example.com']);
      expect(mail.cc ?? mail.bcc).toBeUndefined();
    }
  });

  it('is sent over TLS with a login where the server requires it', async () => {
    const server = await start({
      onAuth: ({ username, password }, _, done) =>
        done(password === 'top-secret' ? null : new Error('no'), { user: username }),
    });
    const query = '?requireTLS=true&tls.rejectUnauthorized=false'; // the server's certificate is self-signed
    const { mailer: mails } = mailer(`smtp://filiz:top-secret@127.0.0.1:${server.port}/${query}`);
    mails.post(compose());
    await mails.idle();
    expect(server.mails).toMatchObject([{ isEncrypted: true, user: 'filiz' }]);
  });
});

it('waits beside a hundred of its sender at most, whatever others send', async () => {
  const port = await freePort();
  const { mailer: mails, lines } = mailer(`smtp://127.0.0.1:${port}`, [60_000]);
  for (let count = 0; count < 101; count += 1)
    mails.post(compose({ ...turkish, email: `${count}@example.com` }), 'ada');
  mails.post(compose(), 'eve');
  expect(lines).toMatchObject([{ level: 40, msg: 'too many mails of one sender wait to be sent' }]);
  await expect.poll(() => lines).toHaveLength(102);
  const back = await start({}, port);
  await mails.close();
  expect(back.mails).toHaveLength(101);
  expect(back.mails.map(({ recipients }) => recipients[0])).toContain('isil@example.com');
});

describe('a mail that fails', () => {
  it('is retried until the server is back, with the same Message-ID', async () => {
    const port = await freePort();
    const { mailer: mails, lines } = mailer(`smtp://127.0.0.1:${port}`, [20, 20, 20, 60_000]);
    mails.post(compose());
    await expect.poll(() => lines).toHaveLength(4);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(4).fill('a mail could not be sent yet'));
    const back = await start({}, port);
    await mails.close(); // triggers the last retry at once
    expect(back.mails).toHaveLength(1);
  });

  it('is retried after a temporary failure (4xx), and keeps its Message-ID', async () => {
    const ids: string[] = [];
    const server = await start({
      onData: (stream, _, done) => {
        let text = '';
        stream.on('data', (chunk) => (text += String(chunk)));
        stream.on('end', () => {
          ids.push(/^Message-ID: (\S+)/im.exec(text)![1]!);
          done(ids.length < 3 ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null);
        });
      },
    });
    const { mailer: mails } = mailer(`smtp://127.0.0.1:${server.port}`, [5, 5, 5]);
    mails.post(compose());
    await mails.idle();
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('fails after the last retry, and at once after a permanent failure (5xx)', async () => {
    const server = await start({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`no mailbox ${address}, code 048151`), { responseCode: 550 })),
    });
    const refused = mailer(`smtp://127.0.0.1:${server.port}`, [5, 5]);
    refused.mailer.post(compose());
    await refused.mailer.idle();
    expect(refused.lines).toMatchObject([
      { level: 50, mail: 'password-reset-code', code: 'EENVELOPE', responseCode: 550, msg: 'a mail could not be sent' },
    ]);
    await servers.pop()!.stop();
    const unreachable = mailer(`smtp://127.0.0.1:${server.port}`, [5, 5]);
    unreachable.mailer.post(compose());
    await unreachable.mailer.idle();
    expect(unreachable.lines.map(({ level }) => level)).toEqual([40, 40, 50]);
    // Neither content nor recipient is logged.
    const log = JSON.stringify([...refused.lines, ...unreachable.lines]);
    expect(log).not.toMatch(/048151|isil|Işıl|Merhaba|top-secret/);
  });

  it('is not sent unencrypted where the address says smtps', async () => {
    const server = await start();
    const { mailer: mails, lines } = mailer(`smtps://127.0.0.1:${server.port}`);
    mails.post(compose());
    await mails.idle();
    expect(server.mails).toEqual([]);
    expect(lines).toMatchObject([{ level: 50 }]);
  });
});
