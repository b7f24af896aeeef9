import type { Format } from '#server/export/formats/Format.ts';

/** A sheet for each toolset, of tables instead of the reading. */
export const xlsxFormat: Format = {
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  load: async () => (await import('./writeXlsx.ts')).writeXlsx,
  showsImages: false,
  showsBrand: false,
  notesClaims: false,
  hasRegister: true,
  opensWithStanding: true,
  hasStory: false,
  isPaged: false,
};
