import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, registerClient, newAddress } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let project: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  project = (await client.call<{ project: { id: string } }>('POST', '/api/projects/example')).project.id;
});

const file = (toolsets: object[]) => ({
  name: 'box.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'filiz-project',
      version: 1,
      project: { name: 'Kutu', description: 'Boxes.', language: 'en' },
      toolsets,
    }),
  ),
});
const stakeholder = (content: object) => ({ id: 'stakeholder', version: '1.0.0', content });
const stakeholders = [{ id: 'driver', nameOrRole: 'The courier', why: 'Carries the boxes.' }];

it('brings a file into a project by keyboard, after naming what it replaces, and leaves a version to go back to', async () => {
  const visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  const { page } = visitor;
  await page.goto(`/project/${project}/settings/actions`);
  const opener = page.getByRole('button', { name: 'Choose a file' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bring a file into this project' });
  await dialog.getByText('What is saved now is kept as a version first.').waitFor();
  const picker = dialog.getByLabel('Project file');
  await picker.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await dialog.getByText('This file is not a project that was exported from Filiz as JSON.').waitFor();

  await picker.setInputFiles(file([stakeholder({ stakeholders: 'none' })]));
  await dialog.getByText('1 toolset will be replaced:').waitFor();
  await dialog.getByRole('button', { name: 'Bring in', exact: true }).press('Enter');
  await dialog.getByText('Some of the content does not fit, so nothing was imported:').waitFor();

  const unknown = { id: 'tea-leaves', version: '1.0.0', content: { cups: 3 } };
  await picker.setInputFiles(file([stakeholder({ stakeholders }), unknown]));
  await dialog.getByText('tea-leaves: there is no such toolset here').waitFor();
  expect(await dialog.getByText('Some of the content does not fit').count()).toBe(0);
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Bring in without them' }).press('Enter');
  await page.getByText('1 toolset now holds what the file holds.').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  const { content } = await client.call<{ content: object }>('GET', `/api/projects/${project}/toolsets/stakeholder`);
  expect(content).toMatchObject({ stakeholders });
  await page.goto(`/project/${project}/settings/history`);
  await page.getByText(/^Before bringing in a file, /).waitFor();
  await visitor.close();
});

it('is not offered in read mode', async () => {
  await client.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
  const visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  await visitor.page.goto(`/project/${project}/settings/actions`);
  await visitor.page.getByRole('button', { name: 'Copy project' }).waitFor();
  expect(await visitor.page.getByText('Bring a file into this project').count()).toBe(0);
  await visitor.close();
});
