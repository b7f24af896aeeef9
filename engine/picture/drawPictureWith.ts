import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { areas, type PictureForm } from './Area.ts';
import { frameScene } from './frameScene.ts';
import type { Draw, MarkDrawing } from './Layout.ts';
import type { LayoutDescription } from './layouts/layoutContract.ts';
import { PictureSource } from './PictureSource.ts';
import type { Scene } from './Scene.ts';

/** What a picture is drawn from. */
export interface PictureSubject {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  language: Language;
  /** The items that bound fields can refer to, by field pattern. */
  references?: References;
  /** What it reads of other toolsets. */
  figures?: Figures;
  /** The pointer of what is written on the page where it stands. */
  written?: string | undefined;
  /** Marks in what was drawn what nobody has confirmed. */
  mark?: MarkDrawing | undefined;
  /** What becomes of each sheet once it is drawn. */
  finish?: ((scene: Scene) => Scene) | undefined;
}

/**
 * Draws a toolset's content as sheets, from the layouts its `ui.json` names under `picture`; none without layouts or
 * without anything to show.
 *
 * @param drawLayout draws the kinds of layouts that are named there
 */
export function drawPictureWith(
  drawLayout: Draw<LayoutDescription>,
  subject: PictureSubject,
  form: PictureForm,
): Scene[] {
  const { definition, content, language, references = {}, figures, written, mark, finish } = subject;
  const source = new PictureSource(definition, content, language, references, figures);
  const area = form === 'page' ? { ...areas[form], written } : areas[form];
  const drawings = definition.ui.picture.flatMap((layout) => drawLayout(layout, source, area));
  return drawings.map((drawing, index) => {
    const frame = { source, form, number: index + 1, of: drawings.length };
    const scene = frameScene(mark ? mark(drawing, source, form) : drawing, frame);
    return finish ? finish(scene) : scene;
  });
}
