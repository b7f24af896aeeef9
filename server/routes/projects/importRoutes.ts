import { importedProjectResponse, importRequest } from '#engine/protocol/projectFile.ts';
import { mostProjectFile } from '#engine/protocol/projectFileRules.ts';

import { defineRoute } from '../../http/defineRoute.ts';
import { importProject } from '../../projects/importProject.ts';
import { readProjectFile } from '../../projects/readProjectFile.ts';

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
      return importProject(services, { ...read, ...body, userId: user.id });
    },
  }),
];
