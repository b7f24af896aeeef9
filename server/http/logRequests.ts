import { randomUUID } from 'node:crypto';

import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * Gives each request an id, which its answer and log line carry. Logged are patterns of routes, not addresses, since
 * links and invitations are secrets in them; query strings and bodies never.
 */
export function logRequests(logger: Logger): Middleware {
  return async (context, next) => {
    const given = context.get('x-request-id');
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const began = performance.now();
    context.state['requestId'] = requestId;
    context.set('X-Request-Id', requestId);
    await next();
    const { method, status } = context;
    const level = status >= 500 ? 'warn' : status >= 400 ? 'info' : 'debug';
    const duration = Math.round(performance.now() - began);
    logger[level](
      { requestId, method, route: routeOf(context), status, duration, userId: context.state['userId'] },
      'request',
    );
  };
}

/** Of what is no route, the first word: enough to tell pages, assets and strays apart. */
function routeOf({ state, path }: Context): string {
  const { route } = state as { route?: string };
  return route ?? /^\/[a-z-]{0,20}(?=\/|$)/.exec(path)?.[0] ?? 'unknown';
}
