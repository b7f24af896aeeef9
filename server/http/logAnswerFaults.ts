import type { Context } from 'koa';
import type { Logger } from 'pino';

import { leftBehind } from './leftBehind.ts';

/** For Koa's `error` event: what goes wrong while an answer is sent. A client that leaves meanwhile is no error. */
export function logAnswerFaults(logger: Logger): (error: Error, context?: Context) => void {
  return (error, context) => {
    if (context && leftBehind(error, context)) logger.debug({ err: error }, 'the client has left');
    else logger.error({ err: error }, 'unhandled');
  };
}
