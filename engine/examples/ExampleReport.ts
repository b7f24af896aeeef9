import type { Language } from '#engine/toolset/languages.ts';

/** Takes what is wrong at a place of one example. */
export type ExampleReport = (language: Language, pointer: string, message: string) => void;
