import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopWatch {
  /**
   * Mean event loop delay in milliseconds: the lower of the last two one-second windows, so that one long task is not
   * taken for load.
   */
  delay(): number;
  close(): void;
}

const resolution = 20; // milliseconds
const window = 1000;

/** Measures the event loop delay, a sign of overload whatever its cause. */
export function watchEventLoop(): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let [earlier, latest] = [0, 0];
  const timer = setInterval(() => {
    // The histogram holds the intervals between two timer ticks, so an idle loop measures `resolution`, not 0.
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
