import type { Page } from 'playwright';
import { beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilDrawn } from '../support/untilDrawn.ts';

const stage = stageApp();
let client: ApiClient;
let saved: string;
/** Stays open from test to test: each works in a project of its own. */
let visitor: Visitor | undefined;
let page: Page;
let projectId: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  saved = await createSavedProject(client);
});

beforeEach(async () => {
  const copy = { name: 'Blue Box', toolsets: ['about', 'sections'] };
  const { project } = await client.call<{ project: { id: string } }>('POST', `/api/projects/${saved}/copies`, copy);
  projectId = project.id;
  visitor ??= await openWindow();
  page = visitor.page;
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await closeWindow();
});

async function openWindow(): Promise<Visitor> {
  const opened = await openVisitor(stage.browser, stage.app.url);
  await signIn(opened.context, client);
  return opened;
}

/** So that the next test begins with a new one. */
async function closeWindow(): Promise<void> {
  await visitor?.close();
  visitor = undefined;
}

const stored = () =>
  client.call<{ content: { stakeholders: Record<string, unknown>[] } | null; revision: number; draft: object | null }>(
    'GET',
    `/api/projects/${projectId}/toolsets/stakeholder`,
  );

async function addStakeholder(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add stakeholder' }).first().click();
  await page.getByRole('textbox', { name: 'Name or role' }).last().pressSequentially(name);
}

async function rate(name: string | RegExp, score: string): Promise<void> {
  const radio = page.getByRole('radiogroup', { name }).getByRole('radio', { name: score });
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}

it('puts the caret into the first field of a new item', async () => {
  await page.getByRole('button', { name: 'Add stakeholder' }).first().click();
  await page.keyboard.type('Shop owner');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name or role' }).inputValue()).toBe('Shop owner');
});

it('takes 20,000 letters without a space, and the next one', async () => {
  await page.getByRole('button', { name: 'Add stakeholder' }).first().click();
  await page.keyboard.insertText('W'.repeat(20_000));
  await page.keyboard.press('x');
  const field = page.getByRole('textbox', { name: 'Name or role' });
  await expect.poll(() => field.inputValue()).toBe(`${'W'.repeat(20_000)}x`);
  await page.getByRole('button', { name: /^1 ?W+… Stakeholder$/ }).waitFor();
  await page.keyboard.press('Control+s');
  await page
    .getByText(/at most \d+ characters/)
    .first()
    .waitFor();
});

describe('a text of several lines from the clipboard', () => {
  async function paste(text: string): Promise<void> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  }

  it('is one line in a field of one line, and Ctrl+Z takes it back', async () => {
    await addStakeholder('Shop owner');
    const who = page.getByRole('textbox', { name: 'Who will do it?' });
    await who.pressSequentially('Deniz ');
    await paste('and\nEce');
    expect(await who.inputValue()).toBe('Deniz and Ece');
    await page.keyboard.press('Control+z');
    await expect.poll(() => who.inputValue()).toBe('Deniz ');
  });

  it('is a list in the name of an entry, and Ctrl+Z takes it back', async () => {
    await addStakeholder('');
    await paste('• Shop owner\r\n• Neighbour\r\n• Courier');
    await page.getByText('3 entries were pasted.').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('What was pasted is gone again.').waitFor();
    await paste('Shop owner\nNeighbour');
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    const names = (await stored()).content?.stakeholders.map(({ nameOrRole }) => nameOrRole);
    expect(names).toEqual(['Shop owner', 'Neighbour']);
  });
});

describe('saving', () => {
  it('refuses an empty toolset with the text of the specification', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('You must enter content to save.').first().waitFor();
  });

  it('includes the last letter when Ctrl+S follows at once', async () => {
    await addStakeholder('Shop owner');
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders[0]?.['nameOrRole']).toBe('Shop owner');
  });

  it('goes from the error summary to the invalid field', async () => {
    await page.getByRole('button', { name: 'Add stakeholder' }).first().click();
    await page.getByRole('textbox', { name: 'Why a stakeholder' }).fill('Owns the shop.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: /Fill in this field/ }).click();
    const name = page.getByRole('textbox', { name: 'Name or role' });
    await expect.poll(() => hasFocus(name)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect((await stored()).content).toBeNull();
  });

  it('shows the computed action at once and keeps a chosen one', async () => {
    await addStakeholder('Shop owner');
    await rate('Interest level', '5');
    await rate(/^Power/, '2');
    await page.getByText('Keep informed').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders[0]?.['action']).toBe('keep-informed');
  });
});

it('lets no hint that comes while a score is pressed take the click away', async () => {
  const held = Promise.withResolvers<void>();
  await page.route('**/HintNotes-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await addStakeholder('Shop owner');
  await rate('Interest level', '5');
  const power = page.getByRole('radiogroup', { name: /^Power/ }).getByRole('radio', { name: '2' });
  await power.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/HintNotes-*.js');
  held.resolve();
  await (await arrived).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await page.getByText('The score 5 has no reason').waitFor();
  expect(await power.isChecked()).toBe(true);
  await closeWindow();
});

describe('a long form', () => {
  beforeEach(async () => {
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('AI draft, not saved yet').first().waitFor();
    await untilDrawn(page);
  });

  it('opens a list in place, without scrolling the page', async () => {
    await page.getByRole('button', { name: /^Open all/ }).click();
    await untilDrawn(page);
    const button = page.getByRole('button', { name: /^Action/ }).last();
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const options = page.getByRole('listbox');
    await options.waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    // The popup is positioned after it has been measured.
    const shift = async () => (await options.boundingBox())!.x - (await button.boundingBox())!.x;
    await expect.poll(async () => Math.abs(await shift())).toBeLessThan(2);
    expect((await button.boundingBox())!.y).toBeGreaterThan(0);
    await options.getByRole('option').last().click();
    await options.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  it('opens a row in place, and closes the one above it', async () => {
    const rows = page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: false });
    await rows.nth(1).click();
    const name = page.getByRole('textbox', { name: 'Name or role' });
    await name.waitFor();
    const below = rows.nth(4);
    await below.scrollIntoViewIfNeeded();
    const before = (await below.boundingBox())!.y;
    const title = await below.textContent();
    await below.click();
    await expect.poll(() => name.count()).toBe(1);
    expect(title).toContain(await name.inputValue());
    const opened = page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: true });
    // The one above folds in a frame of its own, and the row is kept in its place in the next.
    await expect.poll(async () => Math.abs((await opened.boundingBox())!.y - before)).toBeLessThan(2);
  });

  it('shows the help of a field while it has the focus', async () => {
    await page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: false }).first().click();
    const why = page.getByRole('textbox', { name: 'Why a stakeholder' });
    const [helpId] = (await why.getAttribute('aria-describedby'))!.split(' ');
    const help = page.locator(`[id="${helpId}"]`);
    expect(await help.isVisible()).toBe(false);
    await why.click();
    await help.waitFor();
  });
});

describe('what was typed is never lost', () => {
  it('warns before leaving, and offers to restore the changes', async () => {
    await addStakeholder('Shop owner');
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL(/\/tools$/);
    await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
    await page.getByText('Unsaved changes were restored').waitFor();
    await page.getByRole('button', { name: /^1 ?Shop owner/ }).waitFor();
  });

  it('restores every letter after the tab has crashed', async () => {
    await addStakeholder('Shop owner who never pressed save');
    await crash(page);
    const again = await page.context().newPage();
    await again.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
    await again.getByRole('button', { name: /^1 ?Shop owner who never pressed save/ }).waitFor();
    await closeWindow();
  });

  it('merges and saves the work of two people in different places, also where the page was not told', async () => {
    await page.route(/\/api\/projects\/\w+\/events/, (route) => route.abort());
    await page.reload();
    await addStakeholder('Mine');
    await saveElsewhere([{ nameOrRole: 'Theirs' }], 0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Both sets of changes are saved.').waitFor();
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders.map((item) => item['nameOrRole'])).toEqual(['Mine', 'Theirs']);
    await page.getByRole('button', { name: /^2 ?Theirs/ }).waitFor();
    await closeWindow();
  });

  it('keeps both sides when somebody else saved the same place meanwhile', async () => {
    const { content, revision } = await saveFirst();
    await page.getByRole('textbox', { name: 'Name or role' }).fill('Mine');
    await saveElsewhere([{ ...content, nameOrRole: 'Theirs' }], revision);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 mine, 0 from the other version').waitFor();
    // Whoever goes on without choosing is asked by the next save again, with what was typed since.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Name or role' }).fill('Mine in the end');
    await page.keyboard.press('Control+s');
    await dialog.locator('mark', { hasText: 'Mine in the end' }).waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders[0]?.['nameOrRole']).toBe('Mine in the end');
    await page.getByRole('button', { name: 'Show the other version' }).click();
    await page.getByText('Unsaved changes').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Name or role' }).inputValue()).toBe('Theirs');
  });

  it('has the person choose field by field, and joins what nobody disputes', async () => {
    const { content, revision } = await saveFirst();
    await page.getByRole('textbox', { name: 'Name or role' }).fill('My owner');
    await page.getByRole('textbox', { name: 'Why a stakeholder' }).fill('Pays for every single cup.');
    const theirs = { nameOrRole: 'Their owner', why: 'Pays for every paper cup.', interestReason: 'Said so.' };
    await saveElsewhere([{ ...content, ...theirs }, { nameOrRole: 'Clerk' }], revision);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const place = (name: RegExp) => dialog.getByRole('group', { name });
    await place(/Name or role/).waitFor();
    expect(await dialog.getByRole('group').count()).toBe(2);
    expect(
      await place(/Why a stakeholder/)
        .locator('mark')
        .allTextContents(),
    ).toEqual(['single', 'paper']);
    await place(/Name or role/)
      .getByRole('radio', { name: 'Mine' })
      .focus();
    await page.keyboard.press('ArrowDown');
    await dialog.getByText('1 mine, 1 from the other version').waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();
    expect((await stored()).content?.stakeholders).toMatchObject([
      { ...theirs, why: 'Pays for every single cup.' },
      { nameOrRole: 'Clerk' },
    ]);
    await page.getByRole('button', { name: 'Show the other version' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name or role' }).inputValue()).toBe('My owner');
  });

  it('leaves a draft that was written meanwhile, and shows it to review after saving', async () => {
    await addStakeholder('Mine');
    const path = `/api/projects/${projectId}/toolsets/stakeholder/generations`;
    await client.call('POST', path, {});
    await expect.poll(async () => (await stored()).draft).not.toBeNull();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review the new draft' });
    await review.getByText('Your changes are saved. Meanwhile, this draft was written.').waitFor();
    await review.getByRole('button', { name: /^Keep all/ }).click();
    await review.getByRole('button', { name: 'Apply my choices' }).click();
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    const { content, draft } = await stored();
    expect([content?.stakeholders.map((item) => item['nameOrRole']), draft]).toEqual([['Mine'], null]);
  });

  it('saves a tag that is still being typed, and shows it after a reload', async () => {
    await page.goto(`/project/${projectId}/settings/about?mode=edit`);
    const tags = page.getByRole('textbox', { name: 'Keywords' });
    await tags.pressSequentially('half a wor');
    await page.reload();
    await page.getByText('Unsaved changes were restored').waitFor();
    await page.getByRole('button', { name: 'Remove half a wor' }).waitFor();
    await tags.pressSequentially('another');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Remove another' }).waitFor();
    await page.getByText('Everything is saved').waitFor();
  });

  it('keeps the unsaved work of two tabs separate, and restores it once they are closed', async () => {
    await addStakeholder('First tab');
    const second = await page.context().newPage();
    await second.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
    await second.getByRole('button', { name: 'Add stakeholder' }).first().click();
    expect(await second.getByText('Unsaved changes were restored').count()).toBe(0);
    await second.getByRole('textbox', { name: 'Name or role' }).pressSequentially('Second tab');
    for (const tab of [page, second]) await tab.close({ runBeforeUnload: false });
    const third = await page.context().newPage();
    await third.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
    await third.getByText('Unsaved changes were restored').waitFor();
    await third.getByRole('button', { name: /^\d ?First tab/ }).waitFor();
    await third.getByRole('button', { name: /^\d ?Second tab/ }).waitFor();
    await closeWindow();
  });

  it('keeps the page and its input while offline, and retries once back online', async () => {
    await addStakeholder('Typed on the train');
    await page.context().setOffline(true);
    const ask = page.getByRole('button', { name: 'Generate', exact: true });
    await ask.click();
    await page.getByText('The server cannot be reached.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Name or role' }).inputValue()).toBe('Typed on the train');
    await page.context().setOffline(false);
    await ask.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();
  });

  it('does not overwrite a field in use while a generation streams', async () => {
    await addStakeholder('Typed by hand');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
    await page.getByText('AI draft, not saved yet').first().waitFor();
    const rows = page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: false });
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    expect(await page.getByRole('textbox', { name: 'Name or role' }).inputValue()).toBe('Typed by hand');
  });
});

/** Saves one stakeholder, whose row stays open. */
async function saveFirst(): Promise<{ content: Record<string, unknown>; revision: number }> {
  await addStakeholder('Saved');
  await page.keyboard.press('Control+s');
  await page.getByText('Everything is saved').waitFor();
  const { content, revision } = await stored();
  return { content: content!.stakeholders[0]!, revision };
}

async function saveElsewhere(stakeholders: object[], revision: number): Promise<void> {
  const path = `/api/projects/${projectId}/toolsets/stakeholder`;
  await client.call('PUT', path, { content: { stakeholders }, revision });
}

/** Kills the tab's renderer process. The DevTools command itself never returns. */
async function crash(victim: Page): Promise<void> {
  const session = await victim.context().newCDPSession(victim);
  const crashed = victim.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}
