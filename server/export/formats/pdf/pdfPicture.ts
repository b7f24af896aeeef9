import { placedElements } from '#engine/picture/placedElements.ts';
import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';

import type { PdfPicture } from './PdfModel.ts';
import { pdfLine } from './pdfText.ts';
import { uploadPath } from './uploadPath.ts';

/**
 * A sheet as its shapes and its texts. The typesetter sets the texts over the shapes: in an SVG it would keep the
 * outline of every letter, which takes a fifth of its memory and a third of its time. Uploaded images it sets as they
 * are, too.
 */
export function pdfPicture(scene: Scene, images: ExportImages): PdfPicture {
  return {
    svg: shapesSvg(scene, images),
    alt: pdfLine([scene.description, ...spokenIn(scene.elements)].join('. ')),
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

/** What it says, for whoever hears the document: the reading below leaves that out. */
function spokenIn(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.kind === 'text') return [element.lines.join(' ')];
    if (element.kind !== 'group') return [];
    const { label } = element;
    const within = spokenIn(element.elements).filter((text) => !label?.includes(text));
    return label ? [label, ...within] : within;
  });
}
