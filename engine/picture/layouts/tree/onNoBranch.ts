import type { Language } from '#engine/languages/languages.ts';

/** What could stand in a tree and hangs on nothing; here, since few pictures are trees. */
export const onNoBranch: Record<Language, string> = { en: 'On no branch yet', tr: 'Henüz hiçbir dalda değil' };
