import { createHash } from 'node:crypto';

import { mostImageMegabytes } from '#engine/images/imageRules.ts';
import { uploadedImageResponse } from '#engine/protocol/image.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { makeImageRoom } from '#server/images/makeImageRoom.ts';
import { sendImage } from '#server/images/sendImage.ts';
import { mostImages, showImages } from '#server/images/showImages.ts';
import { deleteStoredImage, storeImage } from '#server/images/storeImage.ts';

export const imageRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/images',
    access: 'signed-in',
    project: 'edit',
    limits: ['uploads'],
    summary: `Takes a PNG, JPEG or WebP for an image field; it is encoded anew, without what the camera noted in it. A project may have ${mostImages} of them`,
    upload: { field: 'image', megabytes: mostImageMegabytes },
    idempotent: true,
    isLong: true,
    answer: { status: 201, schema: uploadedImageResponse },
    async handle({ context, user, project, file, admit }, services) {
      const image = await services.images.reencode(user.id, file);
      const bytes = image.bytes.length;
      await makeImageRoom(services, { personId: user.id, projectId: project.id, bytes });
      const fileName = await storeImage(services, image);
      const body = createHash('sha256').update(file).digest('hex');
      let taken: string | undefined;
      try {
        const answer = await answerOnce(services.database, { context, user, body, admit }, async (transaction) => {
          const locked = await requireLockedProject(transaction, user, 'edit', project.id);
          await showImages(transaction, { projectId: locked.id, personId: user.id }, [{ fileName, bytes }]);
          return { fileName, url: `/api/projects/${locked.id}/images/${fileName}` };
        });
        taken = answer.fileName;
        return answer;
      } finally {
        // Refused, or a repetition, which has the first one's name.
        if (taken !== fileName) await deleteStoredImage(services, fileName);
      }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/images/:fileName',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'a page shows several' },
    summary: 'An uploaded image',
    answer: { status: 200, type: 'image/*' },
    handle: ({ context, params, project }, services) =>
      sendImage(context, services, { projectId: project.id, fileName: params.fileName }),
  }),
];
