import type { Context } from 'koa';

// What a write to, or a read from, a connection says that the other side has closed.
const codes = ['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** Whether an error only says that the client went away, before its request was whole or before its answer was. */
export function leftBehind(error: unknown, { req, res }: Pick<Context, 'req' | 'res'>): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !codes.includes(code)) return false;
  return req.errored === error || req.socket.destroyed || res.destroyed;
}
