import type { Language } from '#engine/languages/languages.ts';
import { arrangeStory, shownSlides } from '#engine/story/arrangeStory.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import type { Services } from '#server/Services.ts';
import { showsAll } from '#server/sharing/showsAll.ts';

import { readStory } from './readStory.ts';

/** Who reads it. */
interface Reader {
  language: Language;
  timeZone: string;
}

/**
 * The slides that a link shows: of a link that leaves something out only what follows from the rest. A title of
 * somebody's own may tell of what is left out: it stands only where the slide rests on the same as in the whole.
 */
export async function sharedStory(
  services: Pick<Services, 'database' | 'toolsets'>,
  { link, project }: OpenedLink,
  reader: Reader,
): Promise<StorySlide[]> {
  const saved = await findSavedContents(services.database.connection, project.id);
  const { toolsets, confirmedOnly } = link;
  const found = await readStory(services, project, saved, { ...reader, toolsets, confirmedOnly });
  const whole = showsAll(link) ? found : await readStory(services, project, saved, reader);
  const chosen = project.story.slides.map((choice) => {
    const [own, all] = [found, whole].map((slides) => slides.find(({ kind }) => kind === choice.kind));
    const isSame = own?.toolsets.join() === all?.toolsets.join();
    return isSame ? choice : { ...choice, title: '' };
  });
  return shownSlides(arrangeStory(found, chosen)).map(({ slide }) => slide);
}
