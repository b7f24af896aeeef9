import type { Context, Middleware } from 'koa';

import type { Metrics } from '#server/metrics/createMetrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures requests, labelled with their route's pattern: paths would be labels without bound. */
export function measureRequests(metrics: Metrics): Middleware {
  return async (context, next) => {
    const began = performance.now();
    await next();
    const method = methods.has(context.method) ? context.method : 'other';
    const labels = { method, route: routeOf(context), status: context.status };
    metrics.observeRequest(labels, (performance.now() - began) / 1000);
  };
}

function routeOf({ state, path }: Context): string {
  if (typeof state['route'] === 'string') return state['route'];
  return /^\/api(\/|$)/.test(path) ? 'unknown' : 'web';
}
