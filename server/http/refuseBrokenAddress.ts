import type { Context, Middleware } from 'koa';

import { answerBrokenRequest } from './answerBrokenRequest.ts';

/** Rejects requests with a missing host or an unreadable URL; mounted before any middleware that reads the URL. */
export function refuseBrokenAddress(): Middleware {
  return async (context, next) => {
    if (isReadable(context)) return next();
    context.respond = false;
    answerBrokenRequest(new Error('broken address'), context.socket);
  };
}

function isReadable({ req, request }: Context): boolean {
  try {
    return request.path !== null && (req.headers.host !== undefined || req.httpVersion === '1.0');
  } catch {
    return false;
  }
}
