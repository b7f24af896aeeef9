import type { Browser, CDPSession, Page } from 'playwright';

import { largestToolset } from '../process/benchToolsets.ts';
import { median, percentile } from '../statistics.ts';
import { longestList, target } from './buildDocument.ts';
import type { Peer } from './buildPages.ts';
import { fieldSelector } from './fieldSelector.ts';
import { measureLoading, type Loading } from './measureLoading.ts';

export interface Measurement extends Loading {
  /** Main-thread CPU per key in milliseconds, including deferred work. */
  cpuPerKey: number;
  paintP50: number;
  paintP95: number;
  addItem: number;
  addItemCpu: number;
}

interface Place {
  browser: Browser;
  /** Where the browser listens for DevTools. */
  port: number;
  origin: string;
}

const keys = 60;
const itemsToAdd = 5;
const pauseBetweenKeys = 60;
/** Longer than the debounce of any of the forms, whose work is part of the measurement. */
const pauseAfterTyping = 900;

/**
 * Two page visits: one that only loads, and one to type 60 keys (with a pause in the middle) twice and add five items.
 */
export async function measurePage(
  { browser, port, origin }: Place,
  peer: Peer,
  slowDown: number,
): Promise<Measurement> {
  const url = `${origin}/${peer}.html`;
  const loading = await measureLoading(port, url, slowDown);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${peer}: ${error.message}`));
    const devTools = await context.newCDPSession(page);
    // CPU time of the main thread instead of wall time, so that other processes do not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('first-interactive').length > 0);
    await page.waitForTimeout(pauseAfterTyping);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await focusTarget(page);
    const before = await taskDuration(devTools);
    await type(page);
    const cpuPerKey = ((await taskDuration(devTools)) - before) / keys;
    const paints = await measurePaints(page);
    return { ...loading, cpuPerKey, ...paints, ...(await measureAdding(page, devTools)) };
  } finally {
    await context.close();
  }
}

async function focusTarget(page: Page): Promise<void> {
  const found = await page.evaluateHandle((text) => {
    const { revealTarget } = globalThis as { revealTarget?: (text: string) => void };
    revealTarget?.(text);
    return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(({ value }) => value === text);
  }, target);
  const element = found.asElement();
  if (!element) throw new Error('The field to type into is not on the page');
  await element.scrollIntoViewIfNeeded();
  await element.click();
  await page.keyboard.press('End');
  await page.waitForTimeout(pauseAfterTyping);
}

async function type(page: Page): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'abcde'.charAt(key % 6));
    await page.waitForTimeout(pauseBetweenKeys);
    if (key === keys / 2) await page.waitForTimeout(pauseAfterTyping);
  }
  await page.waitForTimeout(pauseAfterTyping);
}

async function measurePaints(page: Page) {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { paintTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  await type(page);
  const times = await page.evaluate(() => (globalThis as unknown as { paintTimes: number[] }).paintTimes);
  return { paintP50: percentile(times, 0.5), paintP95: percentile(times, 0.95) };
}

/**
 * Medians of several items: the first is added by code that runs for the first time, but for RJSF's, which every key
 * has run.
 */
async function measureAdding(page: Page, devTools: CDPSession) {
  const turns = [];
  for (let turn = 0; turn < itemsToAdd; turn += 1) turns.push(await addOne(page, devTools));
  return {
    addItem: median(turns.map(({ addItem }) => addItem)),
    addItemCpu: median(turns.map(({ addItemCpu }) => addItemCpu)),
  };
}

async function addOne(page: Page, devTools: CDPSession) {
  const before = await taskDuration(devTools);
  const { manifest, schema, locales } = largestToolset;
  const name = longestList(schema);
  const list = { toolset: manifest.id, name, title: locales.en.fields[`/${name}`]?.title?.toLowerCase() ?? '' };
  const addItem = await page.evaluate(
    async ({ selector, list }) => {
      const button = findButton();
      if (!button) throw new Error('The button that adds an item is not on the page');
      const count = document.querySelectorAll(selector).length;
      const start = performance.now();
      button.click();
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        if (document.querySelectorAll(selector).length > count) return performance.now() - start;
        if (performance.now() - start > 20_000) throw new Error('No item was added');
      }

      function findButton(): HTMLElement | null {
        const ofJsonForms = [...document.querySelectorAll('button')].find((each) => {
          const label = (each.getAttribute('aria-label') ?? each.textContent).toLowerCase();
          return label.startsWith(`add to ${list.title.slice(0, 14)}`);
        });
        return (
          document.querySelector(`[data-add="${list.name}"]`) ??
          document.querySelector(`#form-${list.toolset}_${list.name}`) ??
          document.querySelector(`#root_${list.name}__add, #root_${list.name} ~ * .rjsf-array-item-add button`) ??
          ofJsonForms ??
          null
        );
      }
    },
    // Rows too: opening the new one closes the one before.
    { selector: `${fieldSelector}, [data-row-toggle]`, list },
  );
  await page.waitForTimeout(pauseAfterTyping);
  return { addItem, addItemCpu: (await taskDuration(devTools)) - before };
}

async function taskDuration(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
