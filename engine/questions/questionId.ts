import { textHash } from '#engine/evidence/textHash.ts';

import { questionKey } from './questionKey.ts';

/** The id of a question in every project: the same as long as it asks the same. */
export function questionId(question: string): string {
  const key = questionKey(question);
  // Two hashes of 32 bits with different beginnings, so that two questions of a project never share one.
  return `q${textHash(key)}${textHash(`?${key}`)}`;
}
