import { type Area, areas } from './Area.ts';
import { composeSlide } from './composeSlide.ts';
import { cutScene } from './cutScene.ts';
import type { PictureSubject } from './drawPictureWith.ts';
import { layoutKinds, loadDrawLayout } from './layouts/loadDrawLayout.ts';
import { PictureSource } from './PictureSource.ts';
import type { Scene } from './Scene.ts';

const drawLayout = await loadDrawLayout(layoutKinds);

/** As wide as the text of an A4 page, and as high: its least type of 12 units is then 8 points. */
const paper = { width: 752, height: 900 };

// One toolset's pictures on more pages than these have two on a page instead, which shorten what the reading tells.
const mostPages = 2.5;
const roomOfLegend = 36;

/**
 * Draws a toolset's content for a page of print: as high as it needs, so that nothing is shortened, and cut between
 * its lines of text where that is higher than the page.
 */
export function drawOnPaper({
  definition,
  content,
  language,
  references = {},
  figures,
  mark,
}: PictureSubject): Scene[] {
  const source = new PictureSource(definition, content, language, references, figures);
  const drawIn = (area: Area) =>
    definition.ui.picture
      .flatMap((layout) => drawLayout(layout, source, area))
      .map((drawing) => composeSlide(mark ? mark(drawing, source, area.form) : drawing, source, area));
  const whole = drawIn({ ...areas.page, width: paper.width });
  const height = whole.reduce((sum, scene) => sum + scene.height, 0);
  if (height <= mostPages * paper.height) return whole.flatMap((scene) => cutScene(scene, paper.height));
  return drawIn({ ...areas.sheet, type: areas.page.type, width: paper.width, height: paper.height / 2 - roomOfLegend });
}
