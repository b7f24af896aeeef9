import type { Middleware } from 'koa';

import { UnavailableError } from '#server/errors/UnavailableError.ts';
import type { LoopWatch } from '#server/metrics/watchEventLoop.ts';

/** In milliseconds. */
export const mostLoopDelay = 500;

/**
 * Load shedding: rejects API calls with 503 while the event loop is late, since a quick refusal and a retry serve more
 * people than a long queue. Pages and the calls of monitoring cost little and are served.
 */
export function shedLoad(loop: LoopWatch, mostDelay: number): Middleware {
  return async (context, next) => {
    if (/^\/api(\/|$)/.test(context.path) && loop.delay() > mostDelay) throw new UnavailableError();
    return next();
  };
}
