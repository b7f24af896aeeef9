import { areas } from './Area.ts';
import { completeness, type Completeness, isAsComplete } from './completeness.ts';
import { composeSlide } from './composeSlide.ts';
import { divideDrawing } from './divideDrawing.ts';
import type { PictureSubject } from './drawPictureWith.ts';
import type { Drawing, MarkDrawing } from './Layout.ts';
import type { LayoutDescription } from './layouts/layoutContract.ts';
import { layouts } from './layouts/layouts.ts';
import { layoutKinds, loadDrawLayout } from './layouts/loadDrawLayout.ts';
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

/** Type for whose sake a picture is divided where its layout allows it. */
const small = 1.15;
const divisible = new Set<string>(layouts.filter(({ isDivisible }) => isDivisible).map(({ kind }) => kind));
/** Pictures of more sheets are not divided: one slide an item is enough. */
const mostDivided = 2;
/** Texts that are not told whole on a sheet, from which on there is so much that no larger type need be tried. */
const tooMuch = 25;
const divisions = [1.4, 1.25].flatMap((scale) => [
  { scale, axis: 'rows', times: 1.8 } as const,
  { scale, axis: 'columns', times: 2 } as const,
  { scale, axis: 'columns', times: 5 / 3 } as const,
  { scale, axis: 'rows', times: 1.6 } as const,
]);

/**
 * Draws a toolset's content for slides whose own title stands above: with type as large as can be without showing less
 * than a sheet does.
 *
 * @param proportion of the room's height to its width
 */
export function drawSlides(
  { definition, content, language, references = {}, figures, mark }: PictureSubject,
  proportion: number,
): Scene[] {
  const source = new PictureSource(definition, content, language, references, figures);
  return definition.ui.picture.flatMap((layout) => drawInLargestType(layout, source, { proportion, mark }));
}

function drawInLargestType(
  layout: LayoutDescription,
  source: PictureSource,
  { proportion, mark }: { proportion: number; mark: MarkDrawing | undefined },
): Scene[] {
  const onSheet = drawLayout(layout, source, areas.sheet);
  const wanted = completeness(onSheet, source.words, areas.sheet);
  const drawn = new Map<number, { scenes: Scene[]; told: Completeness }>();
  if (wanted.shortened + wanted.hidden > tooMuch) return drawAt(1).scenes;
  const scale = largestWithin(onSheet.length);
  if (scale >= comfortable) return drawAt(scale).scenes;
  const further = largestWithin(mostSlides * onSheet.length);
  if (further >= comfortable) return drawAt(further).scenes;
  return (scale < small && divisible.has(layout.kind) && divided()) || drawAt(scale).scenes;

  function signed(drawing: Drawing): Drawing {
    return mark ? mark(drawing, source, 'slide') : drawing;
  }

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
    const scenes = drawings.map((drawing) => composeSlide(signed(drawing), source, area));
    const made = { scenes, told: completeness(drawings, source.words, area) };
    drawn.set(tried, made);
    return made;
  }

  function divided(): Scene[] | null {
    if (onSheet.length > mostDivided) return null;
    for (const { scale: tried, axis, times } of divisions) {
      const slide = slideArea(onSheet, proportion, tried);
      const height = slide.height ?? 0;
      const area = axis === 'columns' ? { ...slide, width: slide.width * times } : { ...slide, height: height * times };
      const drawings = drawLayout(layout, source, area);
      if (drawings.length > onSheet.length || !isAsComplete(completeness(drawings, source.words, area), wanted))
        continue;
      const parts = drawings.map((drawing) => divideDrawing(drawing, axis, axis === 'columns' ? slide.width : height));
      if (parts.includes(null)) continue;
      return parts.flatMap((both) => both ?? []).map((drawing) => composeSlide(signed(drawing), source, slide));
    }
    return null;
  }
}
