import type { Context, Middleware } from 'koa';

import { answerBrokenRequest } from './answerBrokenRequest.ts';

/** Ends what is HTTP for Node, but is for no host or for an address that cannot be read. Stands before all that reads one. */
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
