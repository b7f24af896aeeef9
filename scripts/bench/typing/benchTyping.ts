import type { Browser } from 'playwright';

import type { BenchRow } from '../BenchRow.ts';
import { matrixToolset } from '../process/benchToolsets.ts';
import type { Filiz } from '../process/filizAt.ts';
import { withBuiltApp } from '../process/withBuiltApp.ts';
import { medianOf } from '../statistics.ts';

const rounds = 3;
/** Long enough for a few of the saves that do not wait for a pause. */
const seconds = 36;
const keysASecond = 8;
/** Of a core, page and server together. */
const most = 0.05;

interface Place {
  filiz: Filiz;
  token: string;
  path: string;
}

/** What it costs to have saved by itself what somebody types without pause, against the same typing without it. */
export async function benchTyping(): Promise<BenchRow[]> {
  return withBuiltApp(async ({ browser, filiz, token, project }) => {
    const { manifest, examples } = matrixToolset;
    const api = `/api/projects/${project}/toolsets/${manifest.id}`;
    await filiz.call('PUT', api, { token, body: { content: examples.en, revision: 0 } });
    const place = { filiz, token, path: `/project/${project}/tools/${manifest.id}?mode=fields` };
    const taken: { on: number; off: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push({ off: await shareOfCore(browser, place, false), on: await shareOfCore(browser, place, true) });
    const cost = medianOf(taken, ({ on, off }) => Math.max(0, on - off));
    const measure = 'share of a core for saving by itself while somebody types without pause';
    return [{ part: 'typing', measure, unit: '', filiz: cost, peer: { name: 'limit', value: most }, atMost: 1 }];
  });
}

async function shareOfCore(browser: Browser, { filiz, token, path }: Place, savesByItself: boolean): Promise<number> {
  await filiz.call('PATCH', '/api/user/current', { token, body: { savesByItself } });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.addInitScript((text) => localStorage.setItem('session', JSON.stringify(text)), token);
    const page = await context.newPage();
    await page.goto(filiz.url + path);
    await page.locator('[data-row-toggle]').first().click();
    const field = page.locator('[data-item] textarea').first();
    await field.fill('');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      const { user, system } = process.cpuUsage();
      const ofPage = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
      return ofPage + (user + system) / 1e6;
    };
    const [before, began] = [await busy(), performance.now()];
    for (let key = 0; key < seconds * keysASecond; key += 1) {
      // A text has its longest length.
      await field.press(key % 90 === 0 ? 'Control+a' : 'abcdefgh '[key % 9]!);
      const next = began + ((key + 1) * 1000) / keysASecond;
      await page.waitForTimeout(Math.max(0, next - performance.now()));
    }
    const share = ((await busy()) - before) / ((performance.now() - began) / 1000);
    if (savesByItself && !(await page.getByText('just now').isVisible()))
      throw new Error('nothing was saved by itself');
    return share;
  } finally {
    await context.close();
  }
}
