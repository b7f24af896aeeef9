import { mostImageMegabytes } from '#engine/images/imageRules.ts';
import { brand, brandRequest, projectBrandResponse } from '#engine/protocol/brand.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { noBrand, readBrand } from '#server/brands/readBrand.ts';
import { writeBrand } from '#server/brands/writeBrand.ts';
import { deleteBrand, findBrand } from '#server/database/repositories/brands.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { sendStoredImage } from '#server/images/sendImage.ts';

const ofProject = '/api/projects/:id/brand';
const ofPerson = '/api/user/brand';
const upload = { field: 'logo', megabytes: mostImageMegabytes, orJson: true } as const;

export const brandRoutes = [
  defineRoute({
    method: 'GET',
    path: ofProject,
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads two rows' },
    summary: 'Logo, colour and names on what is handed over of the project: its own, or the usual ones of its owner',
    answer: { status: 200, schema: projectBrandResponse },
    handle: ({ project }, { database }) => readBrand(database.connection, project),
  }),
  defineRoute({
    method: 'PUT',
    path: ofProject,
    access: 'signed-in',
    project: 'edit',
    limits: ['uploads'],
    summary: 'Gives the project its own; a logo is a PNG, JPEG or WebP, and is encoded anew',
    upload,
    body: brandRequest,
    isLong: true,
    answer: { status: 200, schema: projectBrandResponse },
    async handle({ user, project, body: { keepsLogo, ...texts }, file }, services) {
      const { connection } = services.database;
      await writeBrand(services, {
        personId: user.id,
        texts,
        file,
        settle: async (transaction) => {
          const locked = await requireLockedProject(transaction, user, 'edit', project.id);
          const earlier = keepsLogo === 'yes' ? (await readBrand(transaction, locked)).logo : null;
          return { owner: { projectId: locked.id }, earlier };
        },
      });
      return readBrand(connection, project);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: ofProject,
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'deletes one row' },
    summary: 'Takes the project’s own away: it shows the usual ones of its owner again',
    answer: { status: 200, schema: projectBrandResponse },
    async handle({ user, project }, { database }) {
      await database.transaction(async (transaction) => {
        const locked = await requireLockedProject(transaction, user, 'edit', project.id);
        await deleteBrand(transaction, { projectId: locked.id });
      });
      return readBrand(database.connection, project);
    },
  }),
  defineRoute({
    method: 'GET',
    path: ofPerson,
    access: 'signed-in',
    limits: { none: 'reads one row' },
    summary: 'Logo, colour and names on what is handed over of all projects of the person that have none of their own',
    answer: { status: 200, schema: brand },
    handle: async ({ user }, { database }) => (await findBrand(database.connection, { userId: user.id })) ?? noBrand,
  }),
  defineRoute({
    method: 'PUT',
    path: ofPerson,
    access: 'signed-in',
    limits: ['uploads'],
    summary: 'Changes them; a logo is a PNG, JPEG or WebP, and is encoded anew',
    upload,
    body: brandRequest,
    isLong: true,
    answer: { status: 200, schema: brand },
    async handle({ user, body: { keepsLogo, ...texts }, file }, services) {
      const owner = { userId: user.id };
      await writeBrand(services, {
        personId: user.id,
        texts,
        file,
        settle: async (transaction) => {
          await lockUser(transaction, user.id);
          const before = keepsLogo === 'yes' ? await findBrand(transaction, owner) : null;
          return { owner, earlier: before?.logo ?? null };
        },
      });
      return (await findBrand(services.database.connection, owner)) ?? noBrand;
    },
  }),
  defineRoute({
    method: 'GET',
    path: `${ofPerson}/images/:fileName`,
    access: 'signed-in',
    limits: { none: 'reads one file' },
    summary: 'The usual logo',
    answer: { status: 200, type: 'image/*' },
    async handle({ context, user, params: { fileName } }, services) {
      const usual = await findBrand(services.database.connection, { userId: user.id });
      if (usual?.logo !== fileName) throw new NotFoundError();
      await sendStoredImage(context, services, fileName);
    },
  }),
];
