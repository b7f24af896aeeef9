import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  for (const name of ['Blue Box', 'Red Box']) await createSavedProject(client, name);
});

async function visit(address: string, options: VisitorOptions = {}) {
  const visitor = await openVisitor(stage.browser, stage.app.url, options);
  await signIn(visitor.context, client);
  await visitor.page.goto(address);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

it('deletes a project by its name, undoes that, and restores it from the deleted ones later', async () => {
  const visitor = await visit('/user/projects');
  const { page } = visitor;
  const card = page.getByRole('link', { name: 'Blue Box' });
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Blue Box' }).click();
    await page.getByRole('menuitem', { name: 'Delete project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Blue Box”?' });
    await dialog.getByLabel('Type the project’s name').fill('blue box');
    expect(await runAxe(visitor, 'every-entry')).toEqual([]);
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
  };
  await remove();
  await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
  await card.waitFor();
  await remove();
  await page.getByRole('link', { name: 'Deleted projects' }).click();
  await page.getByText(/^Gone for good on/).waitFor();
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  await page.getByRole('button', { name: 'Restore: Blue Box' }).click();
  await page.getByText('No content found.').waitFor();
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Blue Box' }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

it('copies a project with the contents that are wanted, on a phone', async () => {
  const visitor = await visit('/user/projects', { width: 390, height: 844 });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Actions for Red Box' }).click();
  await page.getByRole('menuitem', { name: 'Copy project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy “Red Box”' });
  await dialog.getByLabel('Name of the copy').fill('Green Box');
  await dialog.getByRole('checkbox', { name: 'Project Information' }).uncheck();
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  expect(await widthFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Green Box' }).waitFor();
  const copied = (await client.call<{ id: string; name: string; progress: object }[]>('GET', '/api/projects')).find(
    ({ name }) => name === 'Green Box',
  );
  expect(copied?.progress).toMatchObject({ saved: 1, generated: 0 });
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
