import { languages } from '#engine/languages/languages.ts';
import { hintWords } from '#web/form/critic/hintWords.ts';
import { depthWords } from '#web/form/depth/depthWords.ts';
import { exampleWords } from '#web/form/example/exampleWords.ts';
import { formTexts } from '#web/form/formTexts.ts';
import { imageWords } from '#web/form/image/imageWords.ts';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { commentWords } from '#web/scenes/toolset/comments/commentWords.ts';
import { conflictWords } from '#web/scenes/toolset/conflict/conflictWords.ts';
import { reviewWords } from '#web/scenes/toolset/review/reviewWords.ts';

const parts = [
  commentWords,
  conflictWords,
  depthWords,
  exampleWords,
  formTexts,
  hintWords,
  imageWords,
  remarkWords,
  reviewWords,
];

/** For tests and stories, which draw parts in either language without loading them as pages do. */
export async function loadWordsOfParts(): Promise<void> {
  await Promise.all(languages.flatMap((language) => parts.map((part) => part.load(language))));
}
