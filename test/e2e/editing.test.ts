import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient } from '../support/apiClient.ts';
import { openBrowser, openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { type App, startApp } from '../support/startApp.ts';

let browser: Browser;
let app: App;
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startApp()]);
  client = await registerClient(app, 'ada@example.com');
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

beforeEach(async () => {
  projectId = await createSavedProject(client);
  visitor = await openVisitor(browser, app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
  await page.goto(`/project/${projectId}/tools/stakeholder`);
});
afterEach(() => visitor.close());

const stored = () =>
  client.call<{ content: { stakeholders: Record<string, unknown>[] } | null; revision: number }>(
    'GET',
    `/api/projects/${projectId}/toolsets/stakeholder`,
  );

async function addStakeholder(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add: Stakeholder' }).first().click();
  await page.getByRole('textbox', { name: 'Name or role' }).last().pressSequentially(name);
}

describe('saving', () => {
  it('refuses an empty toolset in the words of the specification', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('You must enter content to save.').first().waitFor();
  });

  it('takes the last letter along when Ctrl+S follows it at once', async () => {
    await addStakeholder('Shop owner');
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders[0]?.['nameOrRole']).toBe('Shop owner');
  });

  it('leads from the summary to the field that is wrong', async () => {
    await page.getByRole('button', { name: 'Add: Stakeholder' }).first().click();
    await page.getByRole('textbox', { name: 'Why a stakeholder' }).fill('Owns the shop.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: /Fill in this field/ }).click();
    const name = page.getByRole('textbox', { name: 'Name or role' });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect((await stored()).content).toBeNull();
  });

  it('shows the computed action at once and keeps a chosen one', async () => {
    await addStakeholder('Shop owner');
    await page
      .getByRole('radiogroup', { name: 'Interest level' })
      .getByRole('radio', { name: '5' })
      .click({ force: true });
    await page
      .getByRole('radiogroup', { name: /^Power/ })
      .getByRole('radio', { name: '2' })
      .click({ force: true });
    await page.getByText('Keep informed').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders[0]?.['action']).toBe('keep-informed');
  });
});

describe('what was typed is never lost', () => {
  it('asks before leaving, and offers the changes again', async () => {
    await addStakeholder('Shop owner');
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL(/\/project\/[^/]+$/);
    await page.goto(`/project/${projectId}/tools/stakeholder`);
    await page.getByText('Unsaved changes were restored').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name or role' }).inputValue()).toBe('Shop owner');
  });

  it('finds every letter after the tab crashed', async () => {
    await addStakeholder('Shop owner who never pressed save');
    await crash(page);
    const again = await visitor.context.newPage();
    await again.goto(`/project/${projectId}/tools/stakeholder`);
    const name = again.getByRole('textbox', { name: 'Name or role' });
    await expect.poll(() => name.inputValue()).toBe('Shop owner who never pressed save');
  });

  it('keeps both sides when somebody else saved meanwhile', async () => {
    await addStakeholder('Mine');
    const path = `/api/projects/${projectId}/toolsets/stakeholder`;
    await client.call('PUT', path, { content: { stakeholders: [{ nameOrRole: 'Theirs' }] }, revision: 0 });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders[0]?.['nameOrRole']).toBe('Mine');
    await page.getByText('The other version is still here').waitFor();
  });

  it('leaves a field alone that is typed into while a generation streams', async () => {
    await addStakeholder('Typed by hand');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
    await page.getByText('AI draft, not saved yet').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Name or role' }).first().inputValue()).toBe('Typed by hand');
    expect(await page.getByRole('textbox', { name: 'Name or role' }).count()).toBeGreaterThan(5);
  });
});

describe('generating', () => {
  it('stops within a second and gives the tokens back', async () => {
    const before = await client.call<{ balance: number }>('GET', '/api/balance');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Your tokens are back').first().waitFor();
    expect((await client.call<{ balance: number }>('GET', '/api/balance')).balance).toBe(before.balance);
  });

  it('says what must be saved first and leads there', async () => {
    await page.goto(`/project/${projectId}/tools/persona`);
    await page.getByText('Needs saved content first:').waitFor();
    expect(await page.getByRole('button', { name: 'Generate', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Stakeholder Analysis' }).first().click();
    await page.waitForURL(/tools\/stakeholder$/);
  });
});

/** Kills the tab's process. The command itself is never answered. */
async function crash(victim: Page): Promise<void> {
  const session = await victim.context().newCDPSession(victim);
  const crashed = victim.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}
