import type { Language } from '#engine/languages/languages.ts';

import type { AskingWords } from './AskingWords.ts';
import { en } from './en.ts';
import { tr } from './tr.ts';

export const questionWords: Record<Language, AskingWords> = { en, tr };
