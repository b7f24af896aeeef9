import { join } from 'node:path';

import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { openDatabase } from '#server/database/openDatabase.ts';

import { type ApiClient, createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const words = {
  en: {
    why: 'Why a stakeholder',
    add: 'Add stakeholder',
    saved: 'Everything is saved',
    full: /500 MB.*Delete versions that are no longer needed/,
    large: /2 MB.*Shorten some texts, or continue in a second project/,
  },
  tr: {
    why: 'Neden paydaş?',
    add: 'Paydaş ekle',
    saved: 'Her şey kayıtlı',
    full: /500 MB.*Artık gerekmeyen sürümleri silin/,
    large: /2 MB.*Bazı metinleri kısaltın ya da ikinci bir projede devam edin/,
  },
};
// 1200 bytes: smaller changes are counted by housekeeping.
const long = 'ş'.repeat(600);

// Its own server, since what fills it is written into its database.
const stage = stageApp({});

async function write(statement: string, values: (string | number)[]): Promise<void> {
  const database = await openDatabase({ file: join(stage.app.dataDirectory, 'filiz.sqlite') });
  await database.connection.raw(statement, values);
  await database.close();
}

describe.each(languages)('in %s, a save for which there is no room', (language) => {
  const say = words[language];
  let client: ApiClient;
  let project: string;
  let visitor: Visitor;
  let page: Page;

  beforeEach(async () => {
    client = await registerClient(stage.app, newAddress(), language);
    project = await createSavedProject(client);
    const stakeholders = Array.from({ length: 18 }, (_, index) => ({
      id: `s-${index}`,
      nameOrRole: `Komşu ${index}`,
      why: long,
      how: long,
    }));
    const path = `/api/projects/${project}/toolsets/stakeholder`;
    await client.call('PUT', path, { content: { stakeholders }, revision: 0 });
    visitor = await openVisitor(stage.browser, stage.app.url, { language, width: 390, height: 844 });
    await signIn(visitor.context, client);
    page = visitor.page;
    await page.goto(`/project/${project}/tools/stakeholder?mode=edit`);
  });
  afterEach(() => visitor.close());

  const lastReason = () => page.getByRole('textbox', { name: say.why }).last();

  async function typeMore(): Promise<void> {
    await page.getByRole('button', { name: say.add }).last().click();
    await page.keyboard.insertText('Belediye');
    await lastReason().fill(long);
    await page.keyboard.press('Control+s');
  }

  /** What was typed stands there, now and after the page was left. */
  async function keeps(): Promise<void> {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await widthFaults(page)).toEqual([]);
    }
    expect(await lastReason().inputValue()).toBe(long);
    await page.reload();
    await page.getByRole('button', { name: /^19.*Belediye/ }).click();
    await expect.poll(() => lastReason().inputValue()).toBe(long);
  }

  it('says what to delete where the person has no room, and keeps what was typed', async () => {
    const { project: other } = await client.call<{ project: { id: string } }>('POST', '/api/projects', {
      name: 'Old',
      description: 'Old.',
    });
    await write('update projects set bytes = ? where id = ?', [500_000_000, other.id]);
    await typeMore();
    await page.getByText(say.full).waitFor();
    await keeps();
    await client.call('DELETE', `/api/projects/${other.id}`);
    await client.call('DELETE', `/api/projects/${other.id}?forGood=true`);
    await page.keyboard.press('Control+s');
    await page.getByText(say.saved).first().waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('says what to shorten where the project has no room, and keeps what was typed', async () => {
    // As though a toolset that is there no more held so much.
    await write(
      "insert into project_toolsets (project_id, toolset_id, revision, content, content_id) values (?, 'gone', 1, ?, 'gone')",
      [project, JSON.stringify('x'.repeat(2 * 1024 * 1024 - 25_000))],
    );
    await typeMore();
    await page.getByText(say.large).waitFor();
    await keeps();
    await write("delete from project_toolsets where project_id = ? and toolset_id = 'gone'", [project]);
    await page.keyboard.press('Control+s');
    await page.getByText(say.saved).first().waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
