import { stages } from '#engine/contract/stages.ts';
import type { PictureForm } from '#engine/picture/Area.ts';
import { drawPictureWith } from '#engine/picture/drawPictureWith.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import type { Deck, DeckToolset } from './Deck.ts';
import type { Slide } from './Slide.ts';

/**
 * A title, where the project stands, and every sheet of every toolset in path order, with a divider before each stage
 * where there are several. None where there is no sheet to show.
 */
export function toSlides({ standing, toolsets }: Deck, form: PictureForm): Slide[] {
  const drawn = toolsets.flatMap((toolset) => {
    const scenes = drawSafely(toolset, form);
    return scenes.length > 0 ? [{ toolset: toolset.summary, scenes }] : [];
  });
  if (drawn.length === 0) return [];
  const parts = stages
    .map((stage) => ({ stage, members: drawn.filter(({ toolset }) => toolset.stage === stage) }))
    .filter(({ members }) => members.length > 0);
  const slides = parts.flatMap(({ stage, members }): Slide[] => {
    const divider: Slide = {
      key: `stage ${stage}`,
      kind: 'stage',
      stage,
      toolsets: members.map(({ toolset }) => toolset),
    };
    const pictures = members.flatMap(({ toolset, scenes }) =>
      scenes.map((scene, index): Slide => ({
        key: `${toolset.id} ${index}`,
        kind: 'picture',
        toolset,
        scene,
        isFirst: index === 0,
      })),
    );
    return parts.length > 1 ? [divider, ...pictures] : pictures;
  });
  const opening: Slide[] = standing ? [{ key: 'standing', kind: 'standing', standing }] : [];
  return [{ key: 'title', kind: 'title' }, ...opening, ...slides];
}

/** A picture that cannot be drawn is left out, as on the toolset's page. */
function drawSafely({ drawLayout, subject }: DeckToolset, form: PictureForm): Scene[] {
  try {
    return drawPictureWith(drawLayout, subject, form);
  } catch {
    return [];
  }
}
