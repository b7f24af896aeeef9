import { withWords } from '#web/i18n/withWords.ts';

import { Door } from './Door.tsx';
import { Drawings } from './Drawings.tsx';

// Beside what they load: the page to sign in needs no list of all words.
export const loadDoor = withWords('door', async () => Door);
export const loadDrawings = withWords('door', async () => Drawings);
