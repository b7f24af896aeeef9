import type { Format } from '#server/export/formats/Format.ts';

/** To be imported again. */
export const jsonFormat: Format = {
  extension: 'json',
  mediaType: 'application/json',
  load: async () => (await import('./writeJson.ts')).writeJson,
  showsImages: true,
  showsBrand: false,
  notesClaims: false,
  hasRegister: false,
  opensWithStanding: false,
  hasStory: false,
  isPaged: false,
};
