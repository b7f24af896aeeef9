import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { newAddress, registerClient } from '../test/support/apiClient.ts';
import { openBrowser, openVisitor } from '../test/support/openBrowser.ts';
import { signIn } from '../test/support/signIn.ts';
import { startApp } from '../test/support/startApp.ts';
import { untilLoaded } from '../test/support/untilLoaded.ts';
import { median } from './bench/statistics.ts';

// npm run heights: how high the pages of the example's toolsets are, as pictures and as texts, on a desktop and on a
// phone, in pixels: a table as in docs/performance.md. Wants a production build.
const columns = [1280, 390].flatMap((width) => (['picture', 'reading'] as const).map((mode) => ({ width, mode })));
const { registry } = loadToolsets([builtInToolsets]);

const [browser, app] = await Promise.all([openBrowser(), startApp()]);
const client = await registerClient(app, newAddress());
const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');

async function measure({ width, mode }: (typeof columns)[number]): Promise<number[]> {
  const visitor = await openVisitor(browser, app.url, { width, height: 844, hasTouch: width < 820 });
  await signIn(visitor.context, client);
  const heights: number[] = [];
  for (const { manifest } of registry.toolsets) {
    const folder = manifest.stage === 'setup' ? 'settings' : 'tools';
    await visitor.page.goto(`/project/${project.id}/${folder}/${manifest.id}?mode=${mode}`);
    await visitor.page
      .locator(mode === 'picture' ? 'svg.picture' : '[data-printed] h2')
      .first()
      .waitFor();
    await untilLoaded(visitor);
    heights.push(await visitor.page.evaluate(() => document.documentElement.scrollHeight));
  }
  await visitor.close();
  return heights;
}

const measured: number[][] = [];
for (const column of columns) measured.push(await measure(column));
await browser.close();
await app.stop();

const row = (name: string, cells: readonly (number | string)[]) => `| ${[name, ...cells].join(' | ')} |`;
console.log(
  row(
    'toolset',
    columns.map(({ width, mode }) => `${mode}, ${width} px`),
  ),
);
console.log(
  row(
    '---',
    columns.map(() => '---:'),
  ),
);
for (const [at, { manifest }] of registry.toolsets.entries())
  console.log(
    row(
      manifest.id,
      measured.map((heights) => heights[at] ?? ''),
    ),
  );
console.log(row('median', measured.map(median)));
console.log(
  row(
    'highest',
    measured.map((heights) => Math.max(...heights)),
  ),
);
