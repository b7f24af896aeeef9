import Router from '@koa/router';
import type { Context, Middleware } from 'koa';

import type { Services } from '../Services.ts';
import { ApplicationError } from '../errors/ApplicationError.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';
import { UnauthorizedError } from '../errors/UnauthorizedError.ts';
import { authenticate } from './authenticate.ts';
import type { Route, RouteRequest } from './defineRoute.ts';
import { parseInput } from './parseInput.ts';
import { readBody } from './readBody.ts';
import { readLanguage } from './readLanguage.ts';

type AnyRequest = RouteRequest<string, 'public' | 'signed-in', unknown, unknown>;

/** All routes as one middleware. What lies under /api and is no route is answered here, never by the page. */
export function mountRoutes(routes: Route[], services: Services): Middleware {
  const router = new Router();
  for (const route of routes)
    router.register(route.path, [route.method], async (context: Context & { params?: unknown }) => {
      const request = await readRequest(route, context, services);
      const result = await route.handle(request as never, services);
      writeAnswer(route, context, result);
    });
  const dispatch = router.routes() as unknown as Middleware;
  return async (context, next) => {
    if (!/^\/(api|healthz|readyz)(\/|$)/.test(context.path)) return next();
    context.set('Cache-Control', 'no-store');
    await dispatch(context, async () => {
      const isKnown = router.match(context.path, context.method).path.length > 0;
      throw isKnown ? new ApplicationError('method-not-allowed') : new NotFoundError();
    });
  };
}

async function readRequest(route: Route, context: Context, services: Services): Promise<AnyRequest> {
  const user = route.access === 'signed-in' ? await authenticate(context, services) : null;
  if (route.access === 'signed-in' && !user) throw new UnauthorizedError();
  const language = readLanguage(context);
  return {
    context,
    params: (context as unknown as { params: Record<string, string> }).params as AnyRequest['params'],
    user,
    language,
    query: route.query ? parseInput(route.query, { ...context.query }, language) : undefined,
    body: route.body ? parseInput(route.body, await readBody(context, language), language) : undefined,
  };
}

function writeAnswer(route: Route, context: Context, result: unknown) {
  const { status, schema, paged } = route.answer;
  if (schema && paged) {
    const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null };
    writeJson(context, { data: items, nextCursor });
  } else if (schema) writeJson(context, { data: result });
  else if (status === 204) context.body = null;
  if (schema || status === 204) context.status = status;
}

// As text: Koa would write an object out once for its length and once more to send it.
function writeJson(context: Context, value: unknown) {
  context.type = 'json';
  context.body = JSON.stringify(value);
}
