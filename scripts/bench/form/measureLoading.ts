import { DevTools } from './DevTools.ts';
import { fieldSelector } from './fieldSelector.ts';

export interface Loading {
  /** From the start of navigation until the page responds and no long task is left. */
  interactive: number;
  /** Until the first field is editable. */
  firstField: number;
  /** Until every field is rendered. */
  complete: number;
  /** Main-thread CPU from the start of navigation until the page has nothing left to do. */
  openCpu: number;
  fields: number;
}

/** How long nothing may happen before a page counts as loaded; a slower page takes longer between two steps. */
const quiet = 700;

/** One visit that nothing but the page itself has a part in: it notes its own times, and is asked for them once. */
export async function measureLoading(port: number, url: string, slowDown: number): Promise<Loading> {
  return DevTools.withPage(port, async (page) => {
    // CPU time of the main thread instead of wall time, so that other processes do not count.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch(quiet * slowDown) });
    await page.send('Page.navigate', { url });
    const times = await page.evaluate<Omit<Loading, 'openCpu'>>('loading');
    const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
    const openCpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    return { ...times, openCpu };
  });
}

const watch = (quietTime: number) => `
  globalThis.loading = new Promise((resolve) => {
    let lastTask = 0;
    let fields = -1;
    let complete = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) lastTask = startTime + duration;
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-interactive') look(startTime);
    }).observe({ type: 'mark', buffered: true });

    function look(firstField) {
      const now = performance.now();
      const count = document.querySelectorAll(${JSON.stringify(fieldSelector)}).length;
      if (count !== fields) {
        fields = count;
        complete = now;
      }
      const interactive = Math.max(firstField, lastTask);
      if (now - Math.max(complete, interactive) > ${quietTime}) resolve({ firstField, interactive, complete, fields });
      else setTimeout(() => look(firstField), 100);
    }
  });`;
