import { importedOverResponse, importedProjectResponse, importRequest } from '#engine/protocol/projectFile.ts';
import { mostProjectFile } from '#engine/protocol/projectFileRules.ts';
import { hasProjectImage } from '#server/database/repositories/images.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { deleteStoredImages, type FileWithImages, importImages } from '#server/images/importImages.ts';
import { makeImageRoom } from '#server/images/makeImageRoom.ts';
import { announce } from '#server/live/announce.ts';
import { importOver } from '#server/projects/importOver.ts';
import { importProject } from '#server/projects/importProject.ts';
import { readProjectFile } from '#server/projects/readProjectFile.ts';

export const importRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/import',
    access: 'signed-in',
    limits: ['imports'],
    summary: 'Makes a project from what was exported as JSON; names the toolsets that are left out',
    upload: { field: 'file', megabytes: mostProjectFile },
    body: importRequest,
    answer: { status: 201, schema: importedProjectResponse },
    async handle({ user, file, body, language }, services) {
      const read = await readProjectFile(services, file, language);
      const withImages = await importImages(services, user.id, read);
      await makeImageRoom(services, { personId: user.id, bytes: sizeOf(withImages) });
      try {
        return await importProject(services, { ...withImages, ...body, userId: user.id });
      } catch (error) {
        await deleteStoredImages(services, withImages.stored);
        throw error;
      }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/import',
    access: 'signed-in',
    project: 'edit',
    limits: ['imports'],
    summary: 'Takes the toolsets of an exported file over those of a project, after keeping what stands as a version',
    upload: { field: 'file', megabytes: mostProjectFile },
    answer: { status: 200, schema: importedOverResponse },
    async handle({ user, project, file, language }, services) {
      const read = await readProjectFile(services, file, language);
      const withImages = await importImages(services, user.id, read, (name) =>
        hasProjectImage(services.database.connection, project.id, name),
      );
      await makeImageRoom(services, { personId: user.id, projectId: project.id, bytes: sizeOf(withImages) });
      const imported = await importOver(services, {
        ...withImages,
        userId: user.id,
        projectId: project.id,
        language,
      }).catch(async (error: unknown) => {
        await deleteStoredImages(services, withImages.stored);
        throw error;
      });
      for (const data of imported.replaced) announce(services, user, project.id, { name: 'saved', data });
      if (read.answers.length > 0) announce(services, user, project.id, { name: 'questions', data: {} });
      return imported;
    },
  }),
];

const sizeOf = ({ stored }: FileWithImages) => stored.reduce((sum, { bytes }) => sum + bytes, 0);
