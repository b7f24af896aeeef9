import type { Format } from '#server/export/formats/Format.ts';

/** To read and to print. */
export const pdfFormat: Format = {
  extension: 'pdf',
  mediaType: 'application/pdf',
  load: async () => (await import('./writePdf.ts')).writePdf,
  showsImages: true,
  showsBrand: true,
  notesClaims: true,
  hasRegister: true,
  opensWithStanding: true,
  hasStory: true,
  isPaged: true,
};
