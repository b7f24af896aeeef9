import { type Area, areas } from './Area.ts';
import { completeness, isAsComplete } from './completeness.ts';
import { composeSlide } from './composeSlide.ts';
import type { PictureSubject } from './drawPictureWith.ts';
import type { Drawing } from './Layout.ts';
import { layoutKinds, loadDrawLayout } from './layouts/loadDrawLayout.ts';
import type { LayoutDescription } from './layouts/layoutContract.ts';
import { PictureSource } from './PictureSource.ts';
import type { Scene } from './Scene.ts';
import { slideArea } from './slideArea.ts';
import { greatestFitting } from './text/greatestFitting.ts';

const drawLayout = await loadDrawLayout(layoutKinds);

/** How many times as large as on a sheet type may be; at the last, a slide has at least the room of a sheet. */
const scales = [1.6, 1.5, 1.4, 1.3, 1.22, 1.15, 1.1, 1.05, 1];
/** How many times the sheets of a picture its slides may be. */
const mostSlides = 2;

/**
 * Draws a toolset's content for slides whose own title stands above: with type as large as can be without showing less
 * than a sheet does.
 *
 * @param proportion of the room's height to its width
 */
export function drawSlides(
  { definition, content, language, references = {} }: PictureSubject,
  proportion: number,
): Scene[] {
  const source = new PictureSource(definition, content, language, references);
  return definition.ui.picture.flatMap((layout) => drawInLargestType(layout, source, proportion));
}

function drawInLargestType(layout: LayoutDescription, source: PictureSource, proportion: number): Scene[] {
  const onSheet = drawLayout(layout, source, areas.sheet);
  const wanted = completeness(onSheet, source.words, areas.sheet);
  const drawn = new Map<number, Scene[]>();
  // Where even a sheet is too small for all, all room is needed.
  const isFull = wanted.shortened + wanted.hidden > 0;
  const found = isFull ? undefined : greatestFitting(scales, fits);
  return drawn.get(found ?? 1) ?? drawAt(1).scenes;

  function fits(scale: number): boolean {
    const { drawings, scenes, area } = drawAt(scale);
    drawn.set(scale, scenes);
    const isShort = drawings.length <= mostSlides * onSheet.length;
    return isShort && isAsComplete(completeness(drawings, source.words, area), wanted);
  }

  function drawAt(scale: number): { drawings: Drawing[]; scenes: Scene[]; area: Area } {
    const area = slideArea(onSheet, proportion, scale);
    const drawings = drawLayout(layout, source, area);
    return { drawings, scenes: drawings.map((drawing) => composeSlide(drawing, source, area)), area };
  }
}
