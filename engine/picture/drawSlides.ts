import { areas } from './Area.ts';
import { completeness, type Completeness, isAsComplete } from './completeness.ts';
import { composeSlide } from './composeSlide.ts';
import type { PictureSubject } from './drawPictureWith.ts';
import { layoutKinds, loadDrawLayout } from './layouts/loadDrawLayout.ts';
import type { LayoutDescription } from './layouts/layoutContract.ts';
import { PictureSource } from './PictureSource.ts';
import type { Scene } from './Scene.ts';
import { slideArea } from './slideArea.ts';
import { greatestFitting } from './text/greatestFitting.ts';

const drawLayout = await loadDrawLayout(layoutKinds);

/** How many times as large as on a sheet type may be; at the last, a slide has at least the room of a sheet. */
const scales = [1.6, 1.5, 1.4, 1.3, 1.22, 1.15, 1.1, 1.05, 1];
/** Type that is read without effort; for it, the sheets of a picture may become more slides. */
const comfortable = 1.22;
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
  const drawn = new Map<number, { scenes: Scene[]; told: Completeness }>();
  // Where even a sheet is too small for all, all room is needed.
  const isFull = wanted.shortened + wanted.hidden > 0;
  const scale = isFull ? 1 : largestWithin(onSheet.length);
  const further = isFull || scale >= comfortable ? scale : largestWithin(mostSlides * onSheet.length);
  return drawAt(further >= comfortable ? further : scale).scenes;

  function largestWithin(most: number): number {
    const found = greatestFitting(scales, (tried) => {
      const { scenes, told } = drawAt(tried);
      return scenes.length <= most && isAsComplete(told, wanted);
    });
    return found ?? 1;
  }

  function drawAt(tried: number) {
    const known = drawn.get(tried);
    if (known) return known;
    const area = slideArea(onSheet, proportion, tried);
    const drawings = drawLayout(layout, source, area);
    const scenes = drawings.map((drawing) => composeSlide(drawing, source, area));
    const made = { scenes, told: completeness(drawings, source.words, area) };
    drawn.set(tried, made);
    return made;
  }
}
