import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { type ApiClient, registerClient } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { serverKinds, stageServers } from '../support/stageServers.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const main = (page: Page) => page.getByRole('main');
const overview = (page: Page) => main(page).getByRole('textbox', { name: 'Overview', exact: true });
const description = (page: Page) => main(page).getByRole('textbox', { name: 'Description', exact: true });
const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).first().click();

interface Meeting {
  ada: ApiClient;
  bora: ApiClient;
  id: string;
  /** Of Bora. */
  membership: string;
  hers: Visitor;
  his: Visitor;
}

describe.each(serverKinds)('two people at %s', (kind) => {
  const stage = stageServers(kind);
  let count = 0;

  /** Ada's example project, of which Bora is an editor, with a browser each. */
  async function meet(): Promise<Meeting> {
    const { browser, here, there } = stage;
    count += 1;
    const email = `bora${count}@example.com`;
    const ada = await registerClient(here, `ada${count}@example.com`);
    const bora = await registerClient(here, email);
    await bora.call('PATCH', '/api/user/current', { fullName: 'Bora Yıldız' });
    const { project } = await ada.call<{ project: { id: string } }>('POST', '/api/projects/example');
    const { id: membership } = await ada.call<{ id: string }>('POST', `/api/projects/${project.id}/members`, {
      email,
      role: 'editor',
    });
    const sit = async (client: ApiClient, { url }: { url: string }): Promise<Visitor> => {
      const visitor = await openVisitor(browser, url);
      await signIn(visitor.context, client);
      return visitor;
    };
    return { ada, bora, id: project.id, membership, hers: await sit(ada, here), his: await sit(bora, there) };
  }

  /** Both at the same toolset, each seeing the other. */
  async function meetAt(toolset: string, mode: 'view' | 'edit'): Promise<Meeting> {
    const meeting = await meet();
    const { id, hers, his } = meeting;
    for (const { page } of [hers, his]) await page.goto(`/project/${id}/tools/${toolset}?mode=${mode}`);
    await isThere(main(hers.page).getByText('Bora Yıldız is here'));
    await isThere(main(his.page).getByText('Ada Lovelace is here'));
    return meeting;
  }

  const isThere = (words: Locator) => words.waitFor({ state: 'attached' });
  const isAccessible = async (visitor: Visitor) => {
    await untilLoaded(visitor);
    expect(await runAxe(visitor, 'first-entries')).toEqual([]);
    expect(await widthFaults(visitor.page)).toEqual([]);
  };
  /** How news travels differs with the servers, which the walks of `it` show with one as well; pages do not. */
  const onMostServers = (name: string, walk: () => Promise<void>) => {
    if (kind === serverKinds.at(-1)) it(name, walk);
  };
  const noComplaints = ({ hers, his }: Meeting) => expect([...hers.complaints, ...his.complaints]).toEqual([]);

  onMostServers('see where the other is, and that they have gone', async () => {
    const meeting = await meet();
    const { id, hers, his } = meeting;
    const at = (toolset: RegExp) => isThere(main(hers.page).getByRole('link', { name: toolset }));
    await hers.page.goto(`/project/${id}/tools`);
    await his.page.goto(`/project/${id}/tools/market`);
    await main(hers.page).getByText('Bora Yıldız is here').first().waitFor();
    await at(/^Market Analysis.*Bora Yıldız is here/);
    await isAccessible(hers);
    await his.page.goto(`/project/${id}/tools/persona`);
    await at(/^Persona.*Bora Yıldız is here/);
    await hers.page.goto(`/project/${id}/tools/persona`);
    await isThere(main(hers.page).getByText('Bora Yıldız is here'));
    await isThere(main(his.page).getByText('Ada Lovelace is here'));
    await his.close();
    await main(hers.page).getByText('Bora Yıldız is here').waitFor({ state: 'detached' });
    noComplaints(meeting);
  });

  onMostServers('see what the other answers to an open question, beside what they have typed themselves', async () => {
    const meeting = await meet();
    const { ada, id, hers, his } = meeting;
    const market = `/api/projects/${id}/toolsets/market`;
    const { content, revision } = await ada.call<{ content: object; revision: number }>('GET', market);
    const openQuestions = ['Who sets the deposit?', 'How many kiosks are there?'];
    await ada.call('PUT', market, { content: { ...content, openQuestions }, revision });
    for (const { page } of [hers, his]) {
      await page.goto(`/project/${id}/questions`);
      await page.getByRole('link', { name: /^Open questions.*2 open$/ }).waitFor();
    }
    const field = ({ page }: Visitor, question: string) => main(page).getByRole('textbox', { name: question });
    await field(hers, openQuestions[0]!).fill('The bakery.');
    await field(his, openQuestions[0]!).fill('The city.');
    await his.page.keyboard.press('Control+Enter');
    await main(hers.page).getByText('Bora Yıldız has answered meanwhile:').waitFor();
    await main(hers.page).getByText('The city.').waitFor();
    expect(await field(hers, openQuestions[0]!).inputValue()).toBe('The bakery.');
    await hers.page.getByRole('link', { name: /^Open questions.*1 open$/ }).waitFor();
    await isAccessible(hers);
    await main(hers.page).getByRole('button', { name: 'Leave it so' }).click();
    await main(hers.page).getByRole('button', { name: 'Answered 1' }).waitFor();
    noComplaints(meeting);
  });

  it('have what the other saves come in beside what they type', async () => {
    const meeting = await meetAt('market', 'edit');
    const { ada, id, hers, his } = meeting;
    await description(his.page).fill('His description');
    await overview(hers.page).click();
    await overview(hers.page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(11, 11));
    await hers.page.keyboard.type(' and bars');
    await save(his.page);
    await main(hers.page).getByText('has changed “Description”').waitFor();
    expect(await description(hers.page).inputValue()).toBe('His description');
    // Neither the focus nor the caret has moved.
    await hers.page.keyboard.type(' too');
    expect(await overview(hers.page).inputValue()).toMatch(/^Restaurants and bars too around/);
    await main(hers.page).getByRole('button', { name: 'See what changed' }).click();
    const dialog = hers.page.getByRole('dialog', { name: 'What others have changed' });
    await isAccessible(hers);
    await dialog.getByRole('button', { name: 'Description', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await save(hers.page);
    await main(his.page).getByText('has changed “Overview”').waitFor();
    expect(await overview(his.page).inputValue()).toMatch(/^Restaurants and bars too around/);
    const { content } = await ada.call<{ content: object }>('GET', `/api/projects/${id}/toolsets/market`);
    expect(content).toMatchObject({
      overview: expect.stringMatching(/^Restaurants and bars too around/) as string,
      description: 'His description',
    });
    noComplaints(meeting);
  });

  onMostServers('see what the other locks, and keep what both lock', async () => {
    const meeting = await meetAt('market', 'edit');
    const { ada, id, hers, his } = meeting;
    const lock = (page: Page, field: string) =>
      main(page).getByRole('button', { name: `Keep mine: ${field}`, exact: true });
    const isLocked = (page: Page, field: string) =>
      main(page).locator('[aria-pressed="true"]').and(lock(page, field)).waitFor();
    await lock(his.page, 'Overview').click();
    await lock(hers.page, 'Description').click();
    for (const { page } of [hers, his]) for (const field of ['Overview', 'Description']) await isLocked(page, field);
    const { pointers } = await ada.call<{ pointers: string[] }>('GET', `/api/projects/${id}/toolsets/market/locks`);
    expect(pointers.toSorted()).toEqual(['/description', '/overview']);
    noComplaints(meeting);
  });

  onMostServers('see a comment of the other at once', async () => {
    const meeting = await meetAt('market', 'view');
    const { bora, id, hers } = meeting;
    await main(hers.page).getByRole('button', { name: 'Comments: 0 open' }).waitFor();
    await bora.call('POST', `/api/projects/${id}/comments`, { toolset: 'market', text: 'Who says so?' });
    await main(hers.page).getByRole('button', { name: 'Comments: 1 open' }).waitFor();
    noComplaints(meeting);
  });

  // What follows is how a page answers to what it is told, on however many servers: it is seen where the way there is
  // longest.
  if (kind !== serverKinds.at(-1)) return;

  onMostServers('have the path show what the other saved, and what is outdated by it', async () => {
    const meeting = await meet();
    const { bora, id, hers, his } = meeting;
    for (const { page } of [hers, his]) await page.goto(`/project/${id}/tools`);
    await main(hers.page).getByText('Bora Yıldız is here').first().waitFor();
    expect(await main(hers.page).getByText('may be outdated').count()).toBe(0);
    const path = `/api/projects/${id}/toolsets/market`;
    const { content, revision } = await bora.call<{ content: object; revision: number }>('GET', path);
    await bora.call('PUT', path, { content: { ...content, overview: 'Quite another market' }, revision });
    await main(hers.page).getByText('may be outdated').first().waitFor();
    noComplaints(meeting);
  });

  onMostServers('are asked where both changed the same field, and not before they want to', async () => {
    const meeting = await meetAt('market', 'edit');
    const { hers, his } = meeting;
    await overview(his.page).fill('His overview');
    await overview(hers.page).fill('Her over');
    await save(his.page);
    await main(hers.page).getByText('has changed what you are changing too').waitFor();
    await hers.page.keyboard.type('view');
    expect(await overview(hers.page).inputValue()).toBe('Her overview');
    await main(hers.page).getByRole('button', { name: 'Compare' }).click();
    const dialog = hers.page.getByRole('dialog', { name: 'This was changed somewhere else' });
    await dialog.getByRole('button', { name: 'All from the other version' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => overview(hers.page).inputValue()).toBe('His overview');
    await main(hers.page).getByText('has changed what you are changing too').waitFor({ state: 'detached' });
    noComplaints(meeting);
  });

  onMostServers('are told when the project is switched to read mode, and lose nothing that they typed', async () => {
    const meeting = await meetAt('market', 'edit');
    const { ada, id, his } = meeting;
    await overview(his.page).fill('Not saved yet');
    await ada.call('PATCH', `/api/projects/${id}`, { mode: 'read' });
    const dialog = his.page.getByRole('alertdialog', { name: 'Ada Lovelace has switched the project to read mode' });
    expect(await dialog.getByLabel('Not saved').inputValue()).toBe('Overview\nNot saved yet');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await main(his.page).getByText('This project is in read mode').first().waitFor();
    expect(await overview(his.page).count()).toBe(0);
    await ada.call('PATCH', `/api/projects/${id}`, { mode: 'write' });
    await his.page.getByText('Ada Lovelace has switched the project to write mode.').waitFor();
    expect(await overview(his.page).inputValue()).toBe('Not saved yet');
    noComplaints(meeting);
  });

  onMostServers('are told of a new name and of a new role', async () => {
    const meeting = await meetAt('market', 'edit');
    const { ada, id, membership, his } = meeting;
    await ada.call('PATCH', `/api/projects/${id}`, { name: 'Kutu' });
    await his.page.getByText('Ada Lovelace has renamed the project to “Kutu”.').waitFor();
    await his.page.getByRole('banner').getByRole('link', { name: 'Kutu' }).waitFor();
    await overview(his.page).fill('Not saved yet');
    await ada.call('PATCH', `/api/projects/${id}/members/${membership}`, { role: 'viewer' });
    const dialog = his.page.getByRole('alertdialog', { name: 'You are a viewer in this project now' });
    expect(await dialog.getByLabel('Not saved').inputValue()).toBe('Overview\nNot saved yet');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await overview(his.page).count()).toBe(0);
    noComplaints(meeting);
  });

  onMostServers('have a draft of the other shown, but not over what they type', async () => {
    const meeting = await meetAt('market', 'edit');
    const { bora, id, hers } = meeting;
    await overview(hers.page).fill('Typed beside a draft');
    const draft = await bora.call<{ id: string }>('POST', `/api/projects/${id}/toolsets/market/generations`, {});
    await bora.finish(draft.id);
    await main(hers.page).getByText('A draft is waiting').waitFor();
    expect(await overview(hers.page).inputValue()).toBe('Typed beside a draft');
    await main(hers.page).getByRole('button', { name: 'Show it' }).click();
    await main(hers.page).getByText('AI draft, not saved yet').waitFor();
    expect(await overview(hers.page).inputValue()).toBe('Typed beside a draft');
    noComplaints(meeting);
  });

  onMostServers('can copy what they typed when they are removed meanwhile', async () => {
    const meeting = await meetAt('market', 'edit');
    const { ada, id, membership, his } = meeting;
    await overview(his.page).fill('Not saved yet');
    await ada.call('DELETE', `/api/projects/${id}/members/${membership}`);
    const dialog = his.page.getByRole('alertdialog', { name: 'You can no longer open this project' });
    expect(await dialog.getByLabel('Not saved').inputValue()).toBe('Overview\nNot saved yet');
    await isAccessible(his);
    await his.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await his.page.getByText('The text was copied.').waitFor();
    expect(await his.page.evaluate(() => navigator.clipboard.readText())).toBe('Overview\nNot saved yet');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await his.page.getByRole('heading', { name: 'This project does not exist' }).waitFor();
    noComplaints(meeting);
  });

  it('keep what they type while the network is away, and catch up when it is back', async () => {
    const meeting = await meetAt('market', 'edit');
    const { ada, id, hers, his } = meeting;
    await hers.context.setOffline(true);
    await hers.page.getByText('Not connected. Changes are kept here.').waitFor();
    await isAccessible(hers);
    await overview(hers.page).fill('Typed without a network');
    await main(his.page).getByText('Ada Lovelace is here').waitFor({ state: 'detached' });
    await description(his.page).fill('Saved meanwhile');
    await save(his.page);
    await main(his.page).getByText('Everything is saved').waitFor();
    await hers.context.setOffline(false);
    await main(hers.page).getByText('has changed “Description”').waitFor();
    await hers.page.getByText('Not connected').waitFor({ state: 'detached' });
    await isThere(main(his.page).getByText('Ada Lovelace is here'));
    await save(hers.page);
    await main(hers.page).getByText('Everything is saved').waitFor();
    const { content } = await ada.call<{ content: object }>('GET', `/api/projects/${id}/toolsets/market`);
    expect(content).toMatchObject({ overview: 'Typed without a network', description: 'Saved meanwhile' });
    noComplaints(meeting);
  });
});
