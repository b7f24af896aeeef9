import type { Middleware } from 'koa';

/** Once the server stops, every answer is the last on its connection: who comes back comes to another server. */
export function closeConnections(stopping: AbortSignal): Middleware {
  return async (context, next) => {
    await next();
    if (stopping.aborted && !context.headerSent) context.set('Connection', 'close');
  };
}
