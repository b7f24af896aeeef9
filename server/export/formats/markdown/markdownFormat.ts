import type { Format } from '#server/export/formats/Format.ts';

/** For wikis and code. */
export const markdownFormat: Format = {
  extension: 'md',
  mediaType: 'text/markdown; charset=utf-8',
  load: async () => (await import('./writeMarkdown.ts')).writeMarkdown,
  showsImages: false,
  showsBrand: false,
  notesClaims: true,
  hasRegister: true,
  opensWithStanding: true,
  hasStory: false,
  isPaged: false,
};
