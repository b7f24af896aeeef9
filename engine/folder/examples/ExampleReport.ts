import type { Language } from '#engine/languages/languages.ts';

/** Takes what is wrong at a place of one example. */
export type ExampleReport = (language: Language, pointer: string, message: string) => void;
