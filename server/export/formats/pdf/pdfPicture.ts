import { placedElements } from '#engine/picture/placedElements.ts';
import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { withoutFrame } from '#engine/picture/withoutFrame.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';

import type { PdfPicture } from './PdfModel.ts';
import { pdfLine } from './pdfText.ts';
import { uploadPath } from './uploadPath.ts';

/**
 * A sheet as its shapes and its texts. The typesetter sets the texts over the shapes: in an SVG it would keep the
 * outline of every letter, which takes a fifth of its memory and a third of its time. Uploaded images it sets as they
 * are, too.
 */
export function pdfPicture(sheet: Scene, images: ExportImages): PdfPicture {
  const scene = withoutFrame(sheet);
  return {
    svg: shapesSvg(scene, images),
    alt: pdfLine(sheet.description),
    width: scene.width,
    height: scene.height,
    images: placedElements(scene.elements).flatMap(({ element, x, y }) => {
      if (element.kind !== 'image' || !images.has(element.file)) return [];
      const { width, height, file, label } = element;
      return [{ x: x + element.x, y: y + element.y, width, height, path: uploadPath(file), alt: pdfLine(label) }];
    }),
    texts: pictureTexts(scene.elements),
  };
}

/** The shapes of a scene, without what the typesetter sets itself. */
export function shapesSvg(scene: Scene, images: ExportImages = new Map()): string {
  return sceneSvg({ ...scene, elements: shapesOf(scene.elements, images) });
}

/** The texts of a scene: an SVG would be set in whatever fonts a machine has. */
export function pictureTexts(elements: readonly SceneElement[]): PdfPicture['texts'] {
  return placedElements(elements).flatMap(({ element, x, y }) => {
    if (element.kind !== 'text') return [];
    const { size, weight, align, lineHeight, rotation = 0 } = element;
    return [
      {
        x: x + element.x,
        y: y + element.y,
        leading: lineHeight,
        size,
        weight,
        align,
        rotation,
        colour: paperColours[element.role],
        lines: element.lines.map(pdfLine),
      },
    ];
  });
}

/** An image that is not at hand stays, as the room that it leaves. */
function shapesOf(elements: readonly SceneElement[], images: ExportImages): SceneElement[] {
  return elements
    .filter((element) => element.kind !== 'text' && !(element.kind === 'image' && images.has(element.file)))
    .map((element) =>
      element.kind === 'group' ? { ...element, elements: shapesOf(element.elements, images) } : element,
    );
}
