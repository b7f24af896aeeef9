import type { StoryChoice } from '#engine/protocol/story.ts';
import { storyKinds } from '#engine/standing/contracts/storyKinds.ts';

import type { StorySlide } from './Story.ts';

/** A slide as people have chosen it; null where nothing is saved for it. */
export interface ArrangedSlide extends StoryChoice {
  slide: StorySlide | null;
}

/**
 * All slides in the order that was chosen, those that nobody has placed behind the one before them in the usual order,
 * with their own titles.
 */
export function arrangeStory(found: readonly StorySlide[], chosen: readonly StoryChoice[]): ArrangedSlide[] {
  const placed: StoryChoice[] = chosen.filter(
    ({ kind }, index) => chosen.findIndex((each) => each.kind === kind) === index,
  );
  for (const [index, kind] of storyKinds.entries()) {
    if (placed.some((each) => each.kind === kind)) continue;
    const before = placed.findIndex((each) => each.kind === storyKinds[index - 1]);
    placed.splice(before + 1, 0, { kind, hidden: false, title: '', note: '' });
  }
  return placed.map((choice) => {
    const slide = found.find(({ kind }) => kind === choice.kind) ?? null;
    const own = { text: choice.title, at: null, isUnconfirmed: false };
    return { ...choice, slide: slide && choice.title !== '' ? { ...slide, title: own } : slide };
  });
}

/** The slides that are shown. */
export function shownSlides(arranged: readonly ArrangedSlide[]): (ArrangedSlide & { slide: StorySlide })[] {
  return arranged.flatMap((each) => (each.slide && !each.hidden ? [{ ...each, slide: each.slide }] : []));
}
