import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { newAddress, registerClient } from '../support/apiClient.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();

it('saves the sheet that is shown as SVG and as PNG, in light colours also from the dark', async () => {
  const client = await registerClient(stage.app, newAddress());
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  const visitor = await openVisitor(stage.browser, stage.app.url, { theme: 'dark', width: 390, height: 844 });
  await signIn(visitor.context, client);
  const { page } = visitor;
  await page.goto(`/project/${project.id}/tools/stakeholder`);
  const save = async (format: string) => {
    const download = page.waitForEvent('download');
    const complaint = page.waitForEvent('pageerror').then((error) => Promise.reject(error));
    await page.getByRole('button', { name: `Save the picture as ${format}` }).click();
    const file = await Promise.race([download, complaint]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  };

  const svg = await save('SVG');
  expect(svg.name).toBe('Dönkap – Stakeholder Analysis.svg');
  const drawn = svg.content.toString();
  expect(drawn).toContain('<title>Stakeholder Analysis</title>');
  expect(drawn).toContain('viewBox="0 0 1600 900"');
  expect(drawn).toContain('fill="#ffffff"');

  const png = await save('PNG');
  expect(png.name).toBe('Dönkap – Stakeholder Analysis.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([3200, 1800]);
  // A blank sheet of this size takes 30 kB.
  expect(png.content.length).toBeGreaterThan(100_000);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
