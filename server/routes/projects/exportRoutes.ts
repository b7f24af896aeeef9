import { exportCheckRequest, exportCheckResponse, exportRequest } from '#engine/protocol/export.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { checkExport } from '#server/export/checkExport.ts';
import { exportFileName } from '#server/export/exportFileName.ts';
import { formats } from '#server/export/formats/formats.ts';
import { placeOrder } from '#server/export/placeOrder.ts';
import { requireToolsets } from '#server/export/requireToolsets.ts';
import { contentDisposition } from '#server/http/contentDisposition.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { requestEnd } from '#server/http/requestEnd.ts';

export const exportRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/exports',
    access: 'signed-in',
    project: 'export',
    limits: ['exports'],
    summary: 'The saved content of the chosen toolsets as one file',
    body: exportRequest,
    isLong: true,
    answer: { status: 200, type: 'application/octet-stream' },
    async handle({ context, user, project, body, language, timeZone }, services) {
      requireToolsets(services.toolsets, body.toolsets, language);
      const place = async () => {
        // They may have been removed from it while they waited.
        const present = await requireProject(services.database.connection, user, 'export', project.id);
        return placeOrder(services, { user, project: present, language, timeZone, ...body });
      };
      const counted = () => services.turns.count(user.id, place);
      const { order, file } = await services.exports.write(user.id, counted, requestEnd(context));
      const { mediaType } = formats[order.format];
      context.set('Content-Disposition', contentDisposition('attachment', exportFileName(order)));
      context.type = mediaType;
      context.body = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/exports/check',
    access: 'signed-in',
    project: 'export',
    limits: ['lists'],
    summary:
      'What an export of the chosen toolsets could not say: references to what was removed, and letters without a font',
    body: exportCheckRequest,
    answer: { status: 200, schema: exportCheckResponse },
    async handle({ project, body, language }, services) {
      return checkExport(services, { project, language, ...body });
    },
  }),
];
