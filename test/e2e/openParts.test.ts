import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, registerClient, newAddress } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let tools: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  tools = `/project/${project.id}/tools`;
});

const phone = { width: 390, height: 844, theme: 'dark' } as const;

interface Part {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  isOnPhoneOnly?: true;
  /** Headless UI opens menus at the end of the page, outside of its landmarks; their button names them. */
  isOutsideLandmarks?: true;
}

const parts: Part[] = [
  {
    name: 'the palette with its results',
    path: 'persona',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search or go to' }).click();
      await page.getByRole('combobox').fill('map');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the palette without results',
    path: 'persona',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('zzzz');
      await page.getByText('Nothing matches these letters.').waitFor();
    },
  },
  {
    name: 'the steps of the project on a phone',
    path: 'persona',
    isOnPhoneOnly: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the menu of a toolset',
    path: 'persona',
    isOutsideLandmarks: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'an edited picture',
    path: 'stakeholder',
    open: async (page) => {
      const dot = page.getByRole('region', { name: 'Picture' }).getByRole('button', { name: /^1\. / });
      await dot.focus();
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
  },
  {
    name: 'the card of a part of a picture',
    path: 'stakeholder',
    open: async (page) => {
      await page.getByRole('region', { name: 'Picture' }).getByRole('button', { name: /^1\. / }).press('Enter');
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'a row of a form, open in its list',
    path: 'stakeholder?mode=edit',
    open: async (page) => {
      await page.locator('[data-row-toggle]').nth(1).click();
      await page.getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'a long reading with all of a list open',
    path: 'market?mode=reading',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open all: Key players' }).click();
      await page.getByRole('button', { name: 'Close all: Key players' }).waitFor();
    },
  },
];

it.for(parts)('$name is sound', async ({ path, open, isOnPhoneOnly, isOutsideLandmarks }) => {
  for (const look of isOnPhoneOnly ? [phone] : [{}, phone]) {
    const visitor = await openVisitor(stage.browser, stage.app.url, look);
    await signIn(visitor.context, client);
    await visitor.page.goto(`${tools}/${path}`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await open(visitor.page);
    const violations = await runAxe(visitor, 'every-entry');
    const faults = violations.filter((fault) => !isOutsideLandmarks || !fault.startsWith('axe: region'));
    expect([...faults, ...(await widthFaults(visitor.page)), ...visitor.complaints]).toEqual([]);
    await visitor.close();
  }
});
