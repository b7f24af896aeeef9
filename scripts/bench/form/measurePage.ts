import type { Browser, CDPSession, Page } from 'playwright';

import { largestToolset } from '../process/benchToolsets.ts';
import { longestList, target } from './buildDocument.ts';
import type { Peer } from './buildPages.ts';

export interface Measurement {
  /** Main-thread CPU per key in milliseconds, including deferred work. */
  cpuPerKey: number;
  paintP50: number;
  paintP95: number;
  /** From the start of navigation until the page responds and no long task is left. */
  interactive: number;
  /** Until the first field is editable. */
  firstField: number;
  /** Until every field is rendered. */
  complete: number;
  addItem: number;
  addItemCpu: number;
  fields: number;
}

const keys = 60;
const pauseBetweenKeys = 60;
/** Longer than the debounce of any of the forms, whose work is part of the measurement. */
const pauseAfterTyping = 900;
const fieldSelector = 'input:not([type=hidden]), textarea, select, button[aria-haspopup=listbox]';

/** One page visit: load, type 60 keys (with a pause in the middle) twice, add an item. */
export async function measurePage(
  browser: Browser,
  origin: string,
  peer: Peer,
  slowDown: number,
): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${peer}: ${error.message}`));
    const devTools = await context.newCDPSession(page);
    // CPU time of the main thread instead of wall time, so that other processes do not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const loading = await measureLoading(page, devTools, `${origin}/${peer}.html`);
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

/**
 * Asks the page by the protocol itself: what Playwright puts into a page to wait or to evaluate is parsed there, in a task
 * that would count as the page's own.
 */
async function measureLoading(page: Page, devTools: CDPSession, url: string) {
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: watchLongTasks });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(pauseWhileLoading);
  let fields = -1;
  let complete = 0;
  for (;;) {
    const now = await evaluate<{ isShown: boolean; count: number; time: number }>(devTools, countFields);
    if (now.isShown && now.count === fields && now.time - complete > 700) break;
    if (now.count !== fields) {
      fields = now.count;
      complete = now.time;
    }
    await page.waitForTimeout(50);
  }
  const firstField = await evaluate<number>(devTools, `performance.getEntriesByName('first-interactive')[0].startTime`);
  const longTaskEnds = await evaluate<number[]>(devTools, 'longTaskEnds');
  return {
    fields,
    complete: Math.max(complete, firstField),
    firstField,
    interactive: Math.max(firstField, ...longTaskEnds),
  };
}

/** Longer than a page needs to be interactive at full speed, so that nothing asks it meanwhile. */
const pauseWhileLoading = 1000;

const watchLongTasks = `
  globalThis.longTaskEnds = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTaskEnds.push(startTime + duration);
  }).observe({ type: 'longtask', buffered: true });`;

const countFields = `({
  isShown: performance.getEntriesByName('first-interactive').length > 0,
  count: document.querySelectorAll(${JSON.stringify(fieldSelector)}).length,
  time: performance.now(),
})`;

async function evaluate<T>(devTools: CDPSession, expression: string): Promise<T> {
  const { result } = await devTools.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
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

async function measureAdding(page: Page, devTools: CDPSession) {
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

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
