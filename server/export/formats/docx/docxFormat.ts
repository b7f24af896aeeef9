import type { Format } from '#server/export/formats/Format.ts';

/** To edit in Word. */
export const docxFormat: Format = {
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  load: async () => (await import('./writeDocx.ts')).writeDocx,
  showsImages: true,
  showsBrand: true,
  notesClaims: true,
  hasRegister: true,
  opensWithStanding: true,
  hasStory: false,
  isPaged: true,
};
