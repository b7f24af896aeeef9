import type { Browser, Page } from 'playwright';

import type { BenchRow } from '../BenchRow.ts';
import { matrixToolset } from '../process/benchToolsets.ts';
import { withBuiltApp } from '../process/withBuiltApp.ts';
import { medianOf, percentile } from '../statistics.ts';
import { measureFrames } from './measureFrames.ts';

const rounds = 5;
const frames = 180;

interface Round {
  dragging: number[];
  empty: number[];
}

/** Dragging a dot across a matrix with a mouse, against the same movements over an empty page. */
export async function benchDrag(): Promise<BenchRow[]> {
  return withBuiltApp(async ({ browser, filiz, token, project }) => {
    const { manifest, examples } = matrixToolset;
    const path = `/api/projects/${project}/toolsets/${manifest.id}`;
    await filiz.call('PUT', path, { token, body: { content: examples.en, revision: 0 } });
    const taken = await measureRounds(browser, {
      url: filiz.url,
      token,
      path: `/project/${project}/tools/${manifest.id}`,
    });
    return [rowOf('p50', 0.5, taken), rowOf('p95', 0.95, taken)];
  });
}

async function measureRounds(browser: Browser, place: { url: string; token: string; path: string }): Promise<Round[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1400 }, locale: 'en-US' });
  await context.addInitScript((text) => localStorage.setItem('session', JSON.stringify(text)), place.token);
  const page = await context.newPage();
  await page.goto(place.url + place.path);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const empty = await browser.newPage({ viewport: { width: 1280, height: 1400 } });
  const taken: Round[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    await page.bringToFront();
    const dragging = await dragDot(page);
    await empty.bringToFront();
    const nothing = await measureFrames(empty.locator('body'), frames);
    if (round > 0) taken.push({ dragging, empty: nothing });
  }
  return taken;
}

async function dragDot(page: Page): Promise<number[]> {
  const mark = page.getByRole('region', { name: 'Picture' }).locator('.picture-move ellipse').first();
  const { x, y, width, height } = (await mark.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const taken = await measureFrames(mark, frames);
  if (!(await page.locator('.picture-ghost').isVisible())) throw new Error('no dot was dragged');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return taken;
}

function rowOf(name: string, share: number, taken: readonly Round[]): BenchRow {
  return {
    part: 'drag',
    measure: `between frames while a dot is dragged, ${name}`,
    unit: 'ms',
    filiz: medianOf(taken, ({ dragging }) => percentile(dragging, share)),
    peer: { name: 'empty page', value: medianOf(taken, ({ empty }) => percentile(empty, share)) },
    ratio: medianOf(taken, ({ dragging, empty }) => percentile(dragging, share) / percentile(empty, share)),
    atMost: 1.1,
  };
}
