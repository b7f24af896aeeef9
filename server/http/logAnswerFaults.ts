import type { Context } from 'koa';
import type { Logger } from 'pino';

import { leftBehind } from './leftBehind.ts';

/**
 * For Koa's `error` event: what goes wrong while an answer is sent, once, though Koa tells of it when the body breaks
 * off and again when the answer does. A client that leaves meanwhile is no error.
 */
export function logAnswerFaults(logger: Logger): (error: Error, context?: Context) => void {
  const told = new WeakMap<Context, Error>();
  return (error, context) => {
    if (context && told.get(context) === error) return;
    if (context) told.set(context, error);
    if (context && leftBehind(error, context)) logger.debug({ err: error }, 'the client has left');
    else logger.error({ err: error }, 'unhandled');
  };
}
