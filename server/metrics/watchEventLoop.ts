import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopWatch {
  /** By how many milliseconds the event loop ran late on average, in each of the last two seconds: one long task is no load. */
  delay(): number;
  close(): void;
}

const resolution = 20; // milliseconds
const window = 1000;

/** Watches how late this process gets to its work: the one sign of too much load that needs no knowledge of its cause. */
export function watchEventLoop(): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let [earlier, latest] = [0, 0];
  const timer = setInterval(() => {
    // What is measured is the time between two ticks of a clock, so a loop that is never late shows the clock itself.
    earlier = latest;
    latest = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolution) : 0;
    histogram.reset();
  }, window);
  timer.unref();
  return {
    delay: () => Math.min(earlier, latest),
    close: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
