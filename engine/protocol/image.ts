import { z } from 'zod';

export const uploadedImageResponse = z.object({
  fileName: z.string().describe('What an image field of a document holds.'),
  url: z.string(),
});
export type UploadedImage = z.output<typeof uploadedImageResponse>;
