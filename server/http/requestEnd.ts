import type { Context } from 'koa';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

/** Aborts when the client goes away before it has its answer. */
export function requestEnd({ res }: Context): AbortSignal {
  const end = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) end.abort(new UnavailableError());
  });
  return end.signal;
}
