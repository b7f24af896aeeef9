import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';

import { findMails } from '#server/testing/findMails.ts';

import { composeMail } from './composeMail.ts';
import { createMailer } from './createMailer.ts';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'filiz-outbox-'));
const config = { mail: { smtpUrl: null, from: 'post@filiz.example' }, dataDirectory, logLevel: 'silent' as const };
const mailer = createMailer(config, pino({ level: 'silent' }));
const email = 'ada@example.com';
const mail = composeMail('register-code', { email, language: 'en' }, { code: '123456' });
afterAll(() => rmSync(dataDirectory, { recursive: true }));

it('keeps mails in the order in which they were posted', async () => {
  // Enough mails that asynchronous writes finish in another order.
  const subjects = Array.from({ length: 60 }, (_, index) => `mail ${index}`);
  for (const subject of subjects) mailer.post({ ...mail, subject });
  await mailer.idle();
  expect((await findMails(dataDirectory, email)).map(({ subject }) => subject)).toEqual(subjects);
});

it('makes a mail visible only once it is completely written', async () => {
  const outbox = path.join(dataDirectory, 'outbox');
  mkdirSync(outbox, { recursive: true });
  // Large enough to be written in many chunks.
  const long = `${'A line like any other.\n'.repeat(400_000)}The end.`;
  mailer.post({ ...mail, text: long });
  const mails = { areKept: false };
  const kept = mailer.idle().then(() => (mails.areKept = true));
  const before = readdirSync(outbox).length;
  while (!mails.areKept) {
    const files = readdirSync(outbox).toSorted();
    if (files.length > before) expect(readFileSync(path.join(outbox, files.at(-1)!), 'utf8')).toContain('The end.');
    await setImmediate();
  }
  await kept;
  expect(readdirSync(outbox).length).toBe(before + 1);
});
