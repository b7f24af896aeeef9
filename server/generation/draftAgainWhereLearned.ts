import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

/** Where a server refused a request for its length and said what it takes, the draft is planned anew within that. */
export async function draftAgainWhereLearned<Draft>(draft: () => Promise<Draft>): Promise<Draft> {
  try {
    return await draft();
  } catch (error) {
    if (error instanceof LanguageModelError && error.facts.isLearned) return draft();
    throw error;
  }
}
