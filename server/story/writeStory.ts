import type { Language } from '#engine/languages/languages.ts';
import type { StoryChoice } from '#engine/protocol/story.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { writeStoryChoices } from '#server/database/repositories/projects.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import { translate } from '#server/i18n/translate.ts';
import type { Services } from '#server/Services.ts';

interface Change {
  userId: string;
  projectId: string;
  revision: number;
  slides: readonly StoryChoice[];
  language: Language;
}

/**
 * Keeps what somebody has chosen of a project's story.
 *
 * @throws InvalidRequestError for a slide that is named twice
 * @throws RevisionConflictError where somebody else has changed it in between
 */
export async function writeStory(
  { database }: Pick<Services, 'database'>,
  { userId, projectId, revision, slides, language }: Change,
): Promise<void> {
  const message = translate(language, 'fields.not-in-list');
  const twice = slides.flatMap(({ kind }, index) =>
    slides.findIndex((each) => each.kind === kind) < index ? [`/slides/${index}/kind`] : [],
  );
  if (twice.length > 0) throw new InvalidRequestError(twice.map((path) => ({ path, key: 'not-in-list', message })));
  await database.transaction(async (transaction) => {
    const { story } = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    if (story.revision !== revision) throw new RevisionConflictError(story.revision);
    await writeStoryChoices(transaction, projectId, { revision: revision + 1, slides: [...slides] });
  });
}
