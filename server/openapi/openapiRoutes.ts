import { defineRoute, type Route } from '../http/defineRoute.ts';
import { describeRoutes } from './describeRoutes.ts';

/** Publishes the description of the given routes, and of itself. */
export function openapiRoutes(routes: Route[]): Route[] {
  const own = defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This description',
    answer: { status: 200, type: 'application/json' },
    async handle({ context }, { config }) {
      context.body = describeRoutes([...routes, own], { publicUrl: config.publicUrl, version: '1' });
    },
  });
  return [own];
}
