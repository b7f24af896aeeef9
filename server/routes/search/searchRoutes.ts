import { searchQuery, searchResult } from '#engine/protocol/search.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { searchProjects } from '#server/search/searchProjects.ts';

export const searchRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/search',
    access: 'signed-in',
    limits: ['searches'],
    summary: 'Names of projects and saved texts that hold every word of `q`, in all that the caller may read',
    query: searchQuery,
    answer: { status: 200, schema: searchResult.array() },
    async handle({ user, query: { q, project }, language }, services) {
      return searchProjects(services, { userId: user.id, q, projectId: project, language });
    },
  }),
];
