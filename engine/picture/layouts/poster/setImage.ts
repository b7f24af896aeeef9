import type { Area } from '#engine/picture/Area.ts';
import { setSection } from '#engine/picture/elements/setSection.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { drawPattern } from './drawPattern.ts';
import type { Poster } from './readPoster.ts';

const pad = { sheet: 18, page: 14, narrow: 12 };
// How high a picture is beside its width: as a pattern, and at least and at most as an upload.
const usual = 0.6;
const [lowest, highest] = [0.4, 1.25];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The picture in its frame: what was uploaded, as large as fits, or a pattern with a caption of what is to be drawn.
 * `height` is what it takes in its usual proportions.
 */
export function setImage(poster: Poster, width: number, area: Area, words: PictureWords) {
  const { form, type } = area;
  const { image, imageText } = poster;
  const inner = width - 2 * pad[form];
  const most = area.height === null ? null : area.height * 0.22;
  const hasCaption = image === null && imageText !== undefined && imageText.texts.length > 0;
  const room = { width: inner, limit: most, size: type.small, headingSize: type.small, paint: 'plain' } as const;
  const caption = hasCaption ? setSection(imageText, room, area, words) : null;
  const below = caption ? caption.height + pad[form] : 0;
  const part = image ? Math.min(highest, Math.max(lowest, image.height / image.width)) : usual;

  return {
    height: inner * part + below + 2 * pad[form],
    draw: (y: number, height: number): { picture: SceneElement; caption: SceneElement[] } => {
      const box = { x: pad[form], y: y + pad[form], width: inner, height: height - 2 * pad[form] - below };
      const frame = { kind: 'box', x: 0, y, width, height, radius: 10, fill: 'wash' } as const;
      return {
        picture: { kind: 'group', elements: [frame, ...drawContent(poster, box)] },
        caption: caption ? [caption.draw(pad[form], box.y + box.height + pad[form])] : [],
      };
    },
  };
}

function drawContent({ image, name, index }: Poster, box: Box): SceneElement[] {
  const [text = ''] = name.texts;
  if (!image) return drawPattern(text, index, box);
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return [
    {
      kind: 'group',
      pointer: image.pointer,
      label: text === '' ? image.title : `${image.title}: ${text}`,
      elements: [{ kind: 'image', x, y, width, height, file: image.fileName, label: '' }],
    },
  ];
}
