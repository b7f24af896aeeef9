import { defineRoute, type Route } from '#server/http/defineRoute.ts';

import { describeRoutes } from './describeRoutes.ts';

/** Serves the OpenAPI description of the given routes and of itself, built once per server. */
export function openapiRoutes(routes: Route[], describe = describeRoutes): Route[] {
  let description: string | undefined;
  const own = defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    limits: ['public-reads'],
    summary: 'This description',
    answer: { status: 200, type: 'application/json' },
    async handle({ context }, { config }) {
      description ??= JSON.stringify(describe([...routes, own], { publicUrl: config.publicUrl, version: '1' }));
      context.type = 'json';
      context.body = description;
    },
  });
  return [own];
}
