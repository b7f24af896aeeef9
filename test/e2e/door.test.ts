import { gzipSync } from 'node:zlib';

import { afterEach, expect, it } from 'vitest';

import { newAddress } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { fillRegistration } from '../support/register.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const stage = stageApp();
const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

async function arrive(options = {}) {
  const visitor = await openVisitor(stage.browser, stage.app.url, options);
  visitors.push(visitor);
  await visitor.page.goto('/login');
  await visitor.page.getByRole('region', { name: 'What is drawn of an idea' }).waitFor();
  return visitor;
}

it('draws an idea without an account, and makes it the first project of whoever keeps it', async () => {
  const { page, complaints } = await arrive();
  const idea = 'A repair café in Moda. Neighbours mend toasters on Sundays.';
  await page.getByLabel('Describe your idea in a sentence or two').fill(idea);
  // The first letter clears what the example has drawn.
  expect(await page.getByText(/\d+ guesses/).count()).toBe(0);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.getByRole('link', { name: 'Keep this: create an account' }).waitFor();
  const drawn = page.getByRole('region', { name: 'Your idea, drawn' });
  await drawn.getByText('6 guesses', { exact: true }).waitFor();
  expect(await drawn.getByRole('listitem').count()).toBe(3);
  // It outlives a reload.
  await page.reload();
  await drawn.getByText('6 guesses', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Keep this: create an account' }).click();
  const address = newAddress();
  // The page to sign in, which goes on standing until the next one is loaded, has a field for an address as well.
  await page.getByLabel('Full name').waitFor();
  await page.getByLabel('E-mail').fill(address);
  await fillRegistration(page, stage.app, address, 'Ada Lovelace');
  await page.waitForURL(/\/project\/[^/]+\/tools$/);
  await page.getByText('A repair café in Moda', { exact: true }).first().waitFor();
  await page
    .getByText(/AI draft/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

it('is sound on a phone, says what went wrong in the box, and loses no word', async () => {
  const visitor = await arrive({ width: 390, height: 844, hasTouch: true });
  const { page } = visitor;
  await untilLoaded(visitor);
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  expect(await widthFaults(page)).toEqual([]);
  await page.route('**/api/sketches', (route) =>
    route.fulfill({
      status: 400,
      json: { key: 'sketches-busy', title: 'One moment', message: 'Try again in a minute.' },
    }),
  );
  const box = page.getByLabel('Describe your idea in a sentence or two');
  await box.fill('A repair café in Moda.');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.getByRole('alert').getByText('Try again in a minute.').waitFor();
  expect(await box.inputValue()).toBe('A repair café in Moda.');
  // After a reload it can be drawn as well.
  await page.unroute('**/api/sketches');
  await page.reload();
  expect(await box.inputValue()).toBe('A repair café in Moda.');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.getByRole('link', { name: 'Keep this: create an account' }).waitFor();
});

it('weighs 90 kB at most beside the page to sign in', async () => {
  const visitor = await openVisitor(stage.browser, stage.app.url);
  visitors.push(visitor);
  const { page } = visitor;
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    Object.assign(window, {
      beIdle: () => waiting.splice(0).forEach((run) => run({ didTimeout: false, timeRemaining: () => 50 })),
    });
  });
  // What else comes once a page is idle, with or without the door, which draws without it.
  await page.route(/\/(ToastCards|pageRoutes|shared-later|shared-form|shared-editing)-/, (route) => route.abort());
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    // What is still under way when the page closes has no body.
    scripts.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  const weigh = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Password', { exact: true }).waitFor();
  const alone = await weigh();
  await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
  await page.getByText('6 guesses', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const own = (await weigh()) - alone;
  expect(own).toBeGreaterThan(10_000);
  expect(own).toBeLessThanOrEqual(90_000);
});
