/** The languages every toolset folder is written in. The first is the fallback. */
export const languages = ['en', 'tr'] as const;

export type Language = (typeof languages)[number];
