import { randomUUID } from 'node:crypto';

import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** Gives each request an id, which its answer and log line carry. Paths are logged without query strings, bodies never. */
export function logRequests(logger: Logger): Middleware {
  return async (context, next) => {
    const given = context.get('x-request-id');
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const began = performance.now();
    context.state['requestId'] = requestId;
    context.set('X-Request-Id', requestId);
    await next();
    const { method, path, status } = context;
    const level = status >= 500 ? 'warn' : status >= 400 ? 'info' : 'debug';
    const duration = Math.round(performance.now() - began);
    logger[level]({ requestId, method, path, status, duration, userId: context.state['userId'] }, 'request');
  };
}
