import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { allRows } from '#server/testing/allRows.ts';
import { setClockAhead } from '#server/testing/clockFromFile.ts';
import { findCardData } from '#server/testing/findCardData.ts';

import { type ApiClient, registerClient } from '../support/apiClient.ts';
import { enterCard } from '../support/enterCard.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { pageWords } from '../support/pageWords.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe.each(languages)('tokens and plans in %s', (language) => {
  const clockFile = join(mkdtempSync(join(tmpdir(), 'filiz-clock-')), 'ahead');
  setClockAhead(clockFile, 0);
  const stage = stageApp({ TEST_CLOCK_FILE: clockFile, LOG_LEVEL: 'debug' });
  const say = pageWords(language, ['billing', 'sandbox', 'app']);
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const titles = {
    en: { solo: 'Solo, monthly', team: 'Team, monthly' },
    tr: { solo: 'Solo, aylık', team: 'Takım, aylık' },
  }[language];
  let ahead = 0;
  let client: ApiClient;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    client = await registerClient(stage.app, 'ada@example.com', language);
    await client.call('PATCH', '/api/user/current', { language });
    visitor = await openVisitor(stage.browser, stage.app.url, { language });
    await signIn(visitor.context, client);
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  const letPass = (time: number) => setClockAhead(clockFile, (ahead += time));
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: say(key), exact: true });
  const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const answers = (key: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say(key), exact: true })
      .click();
  const balance = async () => (await client.call<{ balance: number }>('GET', '/api/balance')).balance;
  const plan = (name: string) => page.getByRole('region', { name: say('subscription.current') }).getByText(name);
  const tokens = (count: number) => say('balance.tokens_other', { amount: number(count) });
  const mails = () => stage.app.output().split('Mail to ada@example.com').length - 1;

  it('asks for nothing that a new account has not', async () => {
    visitor.failedRequests.length = 0;
    for (const [path, words] of [
      ['/user/balance', 'balance.toPayment'],
      ['/user/subscription', 'subscription.none'],
    ] as const) {
      await page.goto(path);
      await sees(say(words));
      await untilLoaded(visitor);
    }
    expect(visitor.failedRequests).toEqual([]);
  });

  it('buys tokens with details for the invoice, which is there to be downloaded', async () => {
    await page.goto('/user/balance');
    await sees(say('billing.sandbox'));
    const before = await balance();
    await page.getByRole('radio', { name: new RegExp(`^${tokens(2000)}`) }).check();
    await page.getByLabel(say('invoice.name')).fill('Dönkap Ambalaj A.Ş.');
    await page.getByLabel(say('invoice.address')).fill('Bağdat Caddesi 1, Kadıköy');
    await page.getByLabel(say('invoice.taxNumber')).fill('8790017567');
    await page.getByLabel(say('invoice.phone')).fill('+90 216 555 01 23');
    await sees(say('invoice.fault.taxNumber'));
    await page.getByLabel(say('invoice.taxNumber')).fill('8790017566');
    await button('balance.toPayment').click();
    await enterCard(page, 'succeeds');
    await page.waitForURL(/\/user\/balance\?payment=/);
    await sees(say('billing.outcome.paid'));
    await sees(tokens(before + 2000));
    await sees(say('payments.status.paid'));
    expect(await page.getByLabel(say('invoice.name')).inputValue()).toBe('Dönkap Ambalaj A.Ş.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: new RegExp(`^${say('payments.invoice')}:`) })
        .first()
        .click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect.poll(mails).toBeGreaterThan(1);
  });

  it('fails with a card that is declined: nothing is charged, and the way back says so', async () => {
    const before = await balance();
    await page.goto('/user/balance');
    await button('balance.toPayment').click();
    await enterCard(page, 'declined');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: say('sandbox.cancel'), exact: true }).click();
    await page.waitForURL(/\/user\/balance\?payment=/);
    await sees(say('billing.outcome.expired'));
    expect(await balance()).toBe(before);
  });

  it('lets a payment expire that nobody makes', async () => {
    await page.goto('/user/balance');
    await button('balance.toPayment').click();
    await page.waitForURL(/\/sandbox\//);
    await page.goto('/user/balance');
    await page.getByRole('link', { name: new RegExp(`^${say('billing.continue')}`) }).waitFor();
    letPass(3 * hour);
    const { payments } = await client.call<{ payments: { id: string }[] }>('GET', '/api/balance');
    await page.goto(`/user/balance?payment=${payments[0]!.id}`);
    await sees(say('billing.outcome.expired'));
    await sees(say('payments.status.expired'));
  });

  it('subscribes, and keeps the card for renewals', async () => {
    await page.goto('/user/subscription');
    await sees(say('subscription.none'));
    await sees(say('card.none'));
    const before = await balance();
    await page.getByRole('button', { name: `${say('plans.subscribe')}: ${titles.solo}` }).click();
    await enterCard(page, 'asksConfirmation');
    await page.getByRole('button', { name: say('sandbox.confirm.approve') }).click();
    await page.waitForURL(/\/user\/subscription\?payment=/);
    await sees(say('billing.outcome.paid'));
    await plan(say('subscription.status.active')).waitFor();
    await plan(titles.solo).waitFor();
    await sees('Visa •••• 3155');
    await sees(say('card.expires', { date: '12/34' }));
    expect(await balance()).toBe(before + 1500);
  });

  it('changes to another plan after a question: the first ends, and its tokens stay', async () => {
    const before = await balance();
    await page.getByRole('button', { name: `${say('plans.change')}: ${titles.team}` }).click();
    await page.getByRole('dialog').getByText(titles.solo).waitFor();
    await answers('balance.toPayment');
    await enterCard(page, 'failsWhenChargedLater');
    await page.waitForURL(/\/user\/subscription\?payment=/);
    await plan(titles.team).waitFor();
    await sees('Visa •••• 0341');
    expect(await balance()).toBe(before + 6000);
  });

  it('cancels after a question, and resumes', async () => {
    await button('subscription.cancel').click();
    await answers('subscription.cancel');
    await plan(say('subscription.status.cancelled')).waitFor();
    await button('subscription.resume').click();
    await plan(say('subscription.status.active')).waitFor();
  });

  it('says that a renewal failed, takes another card, and renews with it', async () => {
    const before = await balance();
    const mailed = mails();
    letPass(32 * day);
    await expect
      .poll(async () => (await client.call<{ status: string }>('GET', '/api/subscription')).status)
      .toBe('past-due');
    await page.goto('/user/subscription');
    await sees(say('subscription.pastDue'));
    await plan(say('subscription.status.past-due')).waitFor();
    await expect.poll(mails).toBe(mailed + 1);
    await button('card.change').first().click();
    await enterCard(page, 'succeeds');
    await page.waitForURL(/\/user\/subscription\?card=/);
    await sees(say('card.outcome.stored'));
    await sees('Visa •••• 4242');
    // The new card is charged at once, and the page says so by itself.
    await plan(say('subscription.status.active')).waitFor();
    await expect.poll(balance).toBe(before + 6000);
    letPass(32 * day);
    await expect.poll(balance).toBe(before + 12_000);
    await page.goto('/user/balance');
    await page.getByText(say('payments.kind.renewal')).first().waitFor();
  });

  it('ends a subscription that was cancelled, at the end of its period', async () => {
    await page.goto('/user/subscription');
    await button('subscription.cancel').click();
    await answers('subscription.cancel');
    await plan(say('subscription.status.cancelled')).waitFor();
    const before = await balance();
    letPass(32 * day);
    await expect
      .poll(async () => {
        await page.goto('/user/subscription');
        await page.getByRole('heading', { name: say('plans.title') }).waitFor();
        return page.getByText(say('subscription.none')).count();
      })
      .toBe(1);
    expect(await balance()).toBe(before);
  });

  it('deletes the card after a question', async () => {
    await button('card.delete').click();
    await answers('card.delete');
    await sees(say('card.none'));
    expect(visitor.complaints).toEqual([]);
  });

  it('has kept no number and no CVV of any card in its database, mails and logs', async () => {
    const database = await openDatabase({ file: join(stage.app.dataDirectory, 'filiz.sqlite') });
    const rows = await allRows(database);
    await database.close();
    const outbox = join(stage.app.dataDirectory, 'outbox');
    const sent = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
    const logged = stage.app.output();
    expect(rows).toContain('"kind":"checkout"');
    expect(logged).toContain('"route":"/api/sandbox/');
    expect(sent.length).toBeGreaterThan(0);
    for (const place of [rows, logged, ...sent]) expect(findCardData(place)).toEqual([]);
  });
});
