import type { ProjectStory } from '#engine/protocol/story.ts';
import { arrangeStory } from '#engine/story/arrangeStory.ts';
import { fillersOf } from '#engine/story/declaredSlide.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import type { Services } from '#server/Services.ts';

import { readStory } from './readStory.ts';

/** The story of a project with all that people have chosen of it. */
export async function presentStory(
  services: Pick<Services, 'database' | 'toolsets'>,
  project: ProjectRow,
  reader: Pick<Parameters<typeof readStory>[3], 'language' | 'timeZone'>,
): Promise<ProjectStory> {
  const saved = await findSavedContents(services.database.connection, project.id);
  const found = await readStory(services, project, saved, reader);
  const { revision, slides } = project.story;
  return {
    revision,
    slides: arrangeStory(found, slides).map((each) => ({
      ...each,
      filledIn: fillersOf(each.kind, services.toolsets.toolsets),
    })),
  };
}
