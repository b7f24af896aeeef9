import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { storedImage } from '#engine/images/storedImage.ts';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let projectId: string;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  projectId = await createSavedProject(client);
  const path = `/api/projects/${projectId}/toolsets/concept-poster`;
  const { revision } = await client.call<{ revision: number }>('GET', path);
  const posters = [{ id: 'till', ideaName: 'The code at the till', image: 'sketch.jpg' }];
  await client.call('PUT', path, { content: { posters }, revision });
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

async function paint(width = 900): Promise<Buffer> {
  const canvas = createCanvas(width, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = '#2d6e72';
  context.fillRect(0, 0, width, 600);
  return canvas.encode('png');
}

const shown = () =>
  page
    .getByRole('img', { name: 'The code at the till', exact: true })
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

it('takes a picture for a poster, and shows it in the form, the view and the drawing once it is saved', async () => {
  visitor = await openVisitor(stage.browser, stage.app.url, { height: 1400 });
  await signIn(visitor.context, client);
  page = visitor.page;
  await page.goto(`/project/${projectId}/tools/concept-poster?mode=edit#/posters/0/image`);
  const field = page.getByRole('group', { name: 'Picture' });
  await field.getByText('sketch.jpg').waitFor();
  await expect.poll(() => hasFocus(field)).toBe(true);
  const picker = field.locator('input[type=file]');

  await picker.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await field.getByRole('alert').filter({ hasText: 'Choose a PNG, JPEG or WebP image' }).waitFor();
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await paint() });
  await field.getByRole('img', { name: 'The code at the till', exact: true }).waitFor();
  await expect.poll(shown).toBe(900);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Everything is saved').first().waitFor();

  await page.goto(`/project/${projectId}/tools/concept-poster?mode=picture`);
  const drawn = page.getByRole('region', { name: 'Picture' }).locator('image');
  await drawn.waitFor();
  expect(await drawn.getAttribute('href')).toMatch(/^blob:/);
  await page.goto(`/project/${projectId}/tools/concept-poster?mode=reading`);
  await expect.poll(shown).toBe(900);
  const path = `/api/projects/${projectId}/toolsets/concept-poster`;
  const { content } = await client.call<{ content: { posters: { image: string }[] } }>('GET', path);
  expect(storedImage(content.posters[0]!.image)).toMatchObject({ width: 900, height: 600 });
});

it('takes a picture that is dropped or pasted, and lets go of one that is on its way', async () => {
  visitor = await openVisitor(stage.browser, stage.app.url, { height: 1400 });
  await signIn(visitor.context, client);
  page = visitor.page;
  await page.goto(`/project/${projectId}/tools/concept-poster?mode=edit#/posters/0/image`);
  const field = page.getByRole('group', { name: 'Picture' });
  const picker = field.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });

  await give(field, 'drop', await paint(800));
  await expect.poll(shown).toBe(800);
  await give(field, 'paste', await paint(700));
  await expect.poll(shown).toBe(700);

  const gate = Promise.withResolvers<void>();
  await page.route('**/images', async (route) => {
    await gate.promise;
    await route.abort().catch(() => {});
  });
  await picker.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: await paint(600) });
  await field.getByRole('progressbar', { name: 'Uploading the image' }).waitFor();
  await field.getByRole('button', { name: 'Cancel' }).click();
  await picker.waitFor({ state: 'attached' });
  expect(await field.getByRole('alert').count()).toBe(0);
  expect(await shown()).toBe(700);
  gate.resolve();
  await page.unrouteAll({ behavior: 'wait' });

  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Everything is saved').first().waitFor();
  const version = await client.call<{ id: string }>('POST', `/api/projects/${projectId}/versions`, { name: 'Pasted' });
  await picker.setInputFiles({ name: 'd.png', mimeType: 'image/png', buffer: await paint(500) });
  await expect.poll(shown).toBe(500);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Everything is saved').first().waitFor();

  await page.goto(`/project/${projectId}/versions/${version.id}/tools/concept-poster`);
  await expect.poll(shown).toBe(700);
  await page.getByRole('region', { name: 'Picture' }).locator('image[href^="blob:"]').waitFor();
  await page.getByRole('link', { name: 'Compare with today' }).click();
  const widthOf = (side: string) =>
    page.getByRole('img', { name: side }).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => widthOf('Picture: From')).toBe(700);
  await expect.poll(() => widthOf('Picture: To')).toBe(500);
});

/** As a browser would when a file is dropped on an element, or pasted into it. */
async function give(to: Locator, how: 'drop' | 'paste', bytes: Buffer): Promise<void> {
  await to.evaluate(
    (element, [type, base64]) => {
      const data = new DataTransfer();
      const file = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
      data.items.add(new File([file], 'given.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, bytes.toString('base64')] as const,
  );
}
