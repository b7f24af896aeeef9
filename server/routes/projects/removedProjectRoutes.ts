import { deleteProjectQuery, projectResponse } from '#engine/protocol/project.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { deleteRemoved, unmarkRemoved } from '#server/database/repositories/removedProjects.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { presentProject } from '#server/projects/presentProjects.ts';
import { removeProjects } from '#server/projects/removeProjects.ts';

/** Deleting a project, which can be undone for 30 days. */
export const removedProjectRoutes = [
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'signed-in',
    project: 'delete',
    limits: { none: 'deletes one project' },
    summary: 'Deletes a project, which can be restored for 30 days; one that is deleted already, for good',
    query: deleteProjectQuery,
    answer: { status: 204 },
    async handle({ user, params: { id }, query }, services) {
      const tellStopped = await services.database.transaction(async (transaction) => {
        // Locks the project, so that no further generation starts.
        const { removedAt } = await requireLockedProject(transaction, user, 'delete', id);
        if (!removedAt) return removeProjects(services, transaction, user, [id]);
        if (query.forGood !== 'false') await deleteRemoved(transaction, [id]);
        return () => {};
      });
      tellStopped();
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/restore',
    access: 'signed-in',
    project: 'restore',
    limits: { none: 'writes one row' },
    summary: 'Restores a deleted project with all that belongs to it',
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id } }, services) {
      return services.database.transaction(async (transaction) => {
        const project = await requireLockedProject(transaction, user, 'restore', id);
        await unmarkRemoved(transaction, id);
        return presentProject(transaction, services, { ...project, removedAt: null });
      });
    },
  }),
];
