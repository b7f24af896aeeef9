import type { Middleware } from 'koa';

import { UnavailableError } from '../errors/UnavailableError.ts';
import type { LoopWatch } from '../metrics/watchEventLoop.ts';

/** In milliseconds. */
export const mostLoopDelay = 500;

/**
 * Turns calls of the API away with 503 while the event loop is late: an answer now and another try in a few seconds serve
 * more people than a queue that nobody waits out. Pages and the calls of those who watch the server cost little and stay.
 */
export function shedLoad(loop: LoopWatch, mostDelay: number): Middleware {
  return async (context, next) => {
    if (/^\/api(\/|$)/.test(context.path) && loop.delay() > mostDelay) throw new UnavailableError();
    return next();
  };
}
