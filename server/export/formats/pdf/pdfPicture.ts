import { placedElements } from '#engine/picture/placedElements.ts';
import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { withoutFrame } from '#engine/picture/withoutFrame.ts';

import type { PdfPicture } from './PdfModel.ts';
import { pdfLine } from './pdfText.ts';

/**
 * A sheet as its shapes and its texts. The typesetter sets the texts over the shapes: in an SVG it would keep the outline of
 * every letter, which takes a fifth of its memory and a third of its time.
 */
export function pdfPicture(sheet: Scene): PdfPicture {
  const scene = withoutFrame(sheet);
  return {
    svg: sceneSvg({ ...scene, elements: withoutTexts(scene.elements) }),
    alt: pdfLine(sheet.description),
    width: scene.width,
    height: scene.height,
    texts: placedElements(scene.elements).flatMap(({ element, x, y }) => {
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
    }),
  };
}

function withoutTexts(elements: readonly SceneElement[]): SceneElement[] {
  return elements
    .filter(({ kind }) => kind !== 'text')
    .map((element) => (element.kind === 'group' ? { ...element, elements: withoutTexts(element.elements) } : element));
}
