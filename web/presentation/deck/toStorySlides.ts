import type { PictureForm } from '#engine/picture/Area.ts';

import type { Deck } from './Deck.ts';
import type { Slide } from './Slide.ts';

/** From here on a story is told by itself; before, a project is shown by its pictures. */
export const leastSlides = 3;

/** The slides of the story; its cover is the title of a presentation. */
export function toStorySlides({ story }: Pick<Deck, 'story'>, form: PictureForm): Slide[] {
  return story.map((told) => ({
    key: `story ${told.slide.kind}`,
    kind: 'story',
    told,
    form: form === 'narrow' ? 'narrow' : 'sheet',
  }));
}
