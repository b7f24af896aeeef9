import type { Area } from '#engine/picture/Area.ts';
import { setSection } from '#engine/picture/elements/setSection.ts';
import type { Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { type Poster, sectionsBelow } from './readPoster.ts';
import { setImage } from './setImage.ts';
import { setMessage } from './setMessage.ts';

const gap = 12;

/** A poster on a phone: picture, message, then who, problem and question below each other. */
export function layNarrowPoster(
  poster: Poster,
  { words }: PictureSource,
  area: Area,
): Pick<Drawing, 'height' | 'elements'> {
  const { width, type } = area;
  const image = setImage(poster, width, area, words);
  const { picture, caption } = image.draw(0, image.height);
  const message = setMessage(poster, { width, limit: null, size: type.text }, area, words);
  let y = image.height + gap + message.height + gap;
  const below = sectionsBelow(poster).map((section): SceneElement => {
    const block = setSection(section, { width, limit: null, size: type.text, paint: 'filled' }, area, words);
    const drawn = block.draw(0, y);
    y += block.height + gap;
    return drawn;
  });
  const elements = [picture, ...message.draw(0, image.height + gap, message.height), ...below, ...caption];
  return { height: y - gap, elements };
}
