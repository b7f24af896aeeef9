import type { Context } from 'koa';

import { holderOf } from './boundAnswers.ts';
import type { BytesInFlight } from './BytesInFlight.ts';
import type { Route } from './defineRoute.ts';

const small = 64_000;
const megabyte = 1024 * 1024;

/**
 * Counts the body of a call, before it is read, until the call is answered: many that come slowly are in memory
 * together.
 *
 * @throws TooManyRequestsError where the caller has too many on their way
 */
export function holdBody(inFlight: BytesInFlight, route: Route, context: Context): void {
  const { upload, body, rawKilobytes, jsonMegabytes = 1 } = route;
  const most = upload
    ? upload.megabytes * megabyte
    : rawKilobytes
      ? rawKilobytes * 1024
      : body
        ? jsonMegabytes * megabyte
        : 0;
  const told = Number(context.get('content-length'));
  // One that comes in pieces does not tell its length.
  const bytes = context.headers['transfer-encoding'] === undefined ? Math.min(told, most) : most;
  if (bytes >= small) inFlight.holdFor(context.res, holderOf(context), bytes);
}
