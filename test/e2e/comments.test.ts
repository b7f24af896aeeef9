import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { registerClient, newAddress } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const stage = stageApp();

it('lets two people talk about a field: a comment, a mail about a mention, an answer, and its end', async () => {
  const { app, browser } = stage;
  const ada = await registerClient(app, newAddress());
  const bora = await registerClient(app, 'bora.yildiz@example.com');
  await bora.call('PATCH', '/api/user/current', { fullName: 'Bora Yıldız' });
  const { project } = await ada.call<{ project: { id: string } }>('POST', '/api/projects/example');
  await ada.call('POST', `/api/projects/${project.id}/members`, { email: 'bora.yildiz@example.com', role: 'viewer' });
  const address = `/project/${project.id}/tools/stakeholder?mode=reading`;

  const hers = await openVisitor(browser, app.url);
  await signIn(hers.context, ada);
  await hers.page.goto(address);
  const block = hers.page.locator('.group', { has: hers.page.getByText('Why a stakeholder') }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Comment on “Why a stakeholder”' }).click();
  const panel = hers.page.getByRole('complementary', { name: 'Comments' });
  const text = panel.getByLabel('Write a comment');
  await text.pressSequentially('Did she say so, @bo');
  await panel.getByRole('option', { name: 'Bora Yıldız' }).waitFor();
  await text.press('Enter');
  await text.pressSequentially('?');
  // Nothing typed is lost with the page.
  await hers.page.reload();
  await block.hover();
  await block.getByRole('button', { name: 'Comment on “Why a stakeholder”' }).click();
  expect(await text.inputValue()).toBe('Did she say so, @Bora Yıldız ?');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await panel.getByText('Did she say so').waitFor();
  await expect.poll(() => text.inputValue()).toBe('');
  await block.getByRole('button', { name: 'Comments on “Why a stakeholder”: 1 open' }).waitFor();

  const link = await expect
    .poll(() => findLink(app.dataDirectory), { timeout: 30_000 })
    .toMatch(/\?comment=/)
    .then(() => findLink(app.dataDirectory)!);
  const his = await openVisitor(browser, app.url, { width: 390, height: 844 });
  await signIn(his.context, bora);
  await his.page.goto(`/project/${project.id}`);
  await his.page.getByText('1 unread mention of you').first().waitFor({ state: 'attached' });
  await his.page.goto(new URL(link).pathname + new URL(link).search);
  const thread = his.page.getByRole('article', { name: /Why a stakeholder/ });
  await thread.getByText('Did she say so').waitFor();
  await untilLoaded(his);
  expect(await runAxe(his, 'first-entries')).toEqual([]);
  expect(await widthFaults(his.page)).toEqual([]);
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByLabel('Your reply').fill('She did, on Tuesday.');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByText('She did, on Tuesday.').waitFor();
  await thread.getByRole('button', { name: /^Go to the field/ }).click();
  await thread.waitFor({ state: 'detached' });
  await his.page.goto(`/project/${project.id}`);
  await his.page.getByRole('heading', { level: 1 }).waitFor();
  await untilLoaded(his);
  expect(await his.page.getByText('unread mention').count()).toBe(0);

  await hers.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await panel.getByText('She did, on Tuesday.').waitFor();
  expect(await runAxe(hers, 'first-entries')).toEqual([]);
  await panel.getByRole('button', { name: 'Resolve', exact: true }).click();
  await panel.getByText('No open comments').waitFor();
  await panel.getByRole('button', { name: 'Resolved' }).click();
  await panel.getByText('Resolved by Ada Lovelace').waitFor();
  expect([...hers.complaints, ...his.complaints]).toEqual([]);
  expect(mailsAbout(app.dataDirectory)).toHaveLength(1);
});

function mailsAbout(dataDirectory: string): string[] {
  const outbox = path.join(dataDirectory, 'outbox');
  return readdirSync(outbox)
    .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes('bora.yildiz@example.com') && mail.includes('mentioned'));
}

/** The link of a mail, whose lines are folded. */
function findLink(dataDirectory: string): string | undefined {
  const mail = mailsAbout(dataDirectory)[0]
    ?.replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  return mail && /http\S+\?comment=[0-9A-Z]{26}/.exec(mail)?.[0];
}
