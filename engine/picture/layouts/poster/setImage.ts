import type { Area } from '../../Area.ts';
import { setSection } from '../../elements/setSection.ts';
import type { PictureWords } from '../../PictureWords.ts';
import type { SceneElement } from '../../Scene.ts';
import { drawPattern } from './drawPattern.ts';
import type { Poster } from './readPoster.ts';

const pad = { sheet: 18, page: 14, narrow: 12 };

/** The picture in its frame, with a caption of what it is to show; `least` is the height of the picture alone. */
export function setImage({ name, imageText, index }: Poster, width: number, area: Area, words: PictureWords) {
  const { form, type } = area;
  const inner = width - 2 * pad[form];
  const most = area.height === null ? null : area.height * 0.22;
  const hasCaption = imageText !== undefined && imageText.texts.length > 0;
  const room = { width: inner, limit: most, size: type.small, headingSize: type.small, paint: 'plain' } as const;
  const caption = hasCaption ? setSection(imageText, room, area, words) : null;
  const below = caption ? caption.height + pad[form] : 0;

  return {
    /** The height with a picture in the usual proportions. */
    height: inner * 0.6 + below + 2 * pad[form],
    draw: (y: number, height: number): { picture: SceneElement; caption: SceneElement[] } => {
      const box = { x: pad[form], y: y + pad[form], width: inner, height: height - 2 * pad[form] - below };
      return {
        picture: {
          kind: 'group',
          elements: [
            { kind: 'box', x: 0, y, width, height, radius: 10, fill: 'wash' },
            ...drawPattern(name.texts[0] ?? '', index, box),
          ],
        },
        caption: caption ? [caption.draw(pad[form], box.y + box.height + pad[form])] : [],
      };
    },
  };
}
