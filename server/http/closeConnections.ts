import type { Middleware } from 'koa';

/** Once the server stops, closes each connection after its answer, so that clients reconnect to another server. */
export function closeConnections(stopping: AbortSignal): Middleware {
  return async (context, next) => {
    await next();
    if (stopping.aborted && !context.headerSent) context.set('Connection', 'close');
  };
}
