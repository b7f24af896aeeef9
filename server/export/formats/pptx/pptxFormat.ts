import type { Format } from '#server/export/formats/Format.ts';

/** Slides, whose notes hold the reading. */
export const pptxFormat: Format = {
  extension: 'pptx',
  mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  load: async () => (await import('./writePptx.ts')).writePptx,
  showsImages: true,
  showsBrand: true,
  notesClaims: false,
  hasRegister: false,
  opensWithStanding: true,
  hasStory: true,
  isPaged: false,
};
