import type { Area } from '#engine/picture/Area.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import { type Poster, sectionsBelow } from './readPoster.ts';
import { setImage } from './setImage.ts';
import { setMessage } from './setMessage.ts';

const gap = { sheet: 16, page: 14 };
const columnGap = { sheet: 32, page: 24 };
// Texts begin larger than elsewhere: a poster is read from afar.
const largest = { sheet: 21, page: 13.5 };
const largestBelow = 16.5;
// The part of a sheet that the row below may take where it is short.
const belowShare = 0.32;

/** A poster on a wide area: picture and message side by side, who, problem and question below. */
export function layPoster(poster: Poster, { words }: PictureSource, area: Area): Pick<Drawing, 'height' | 'elements'> {
  const form = area.form === 'sheet' ? 'sheet' : 'page';
  const width = (area.width - columnGap[form]) / 2;
  const sections = sectionsBelow(poster);
  const between = sections.length === 0 ? 0 : gap[form];
  const image = setImage(poster, width, area, words);
  const { message, below } = fit();
  const belowHeight = sections.length === 0 ? 0 : below.height;
  const top = area.height === null ? Math.max(message.height, image.height) : area.height - belowHeight - between;
  const { picture, caption } = image.draw(0, top);

  return {
    height: top + between + belowHeight,
    elements: [picture, ...message.draw(width + columnGap[form], 0, top), ...drawBelow(top + between), ...caption],
  };

  function fit() {
    const sizes = sizesOf(area, largest[form]);
    const limit = area.height;
    const at = (size: number) => ({ message: setAt(size, null), below: setBelow(size, null) });
    if (limit === null) return at(largest[form]);
    const found = greatestFitting(sizes, (size) => {
      const tried = at(size);
      return tried.message.height + between + tried.below.height <= limit;
    });
    if (found !== undefined) return at(found);
    const least = sizes.at(-1) ?? area.type.least;
    const cut = setBelow(least, limit * belowShare);
    return { message: setAt(least, limit - cut.height - between), below: cut };
  }

  function setAt(size: number, limit: number | null) {
    return setMessage(poster, { width, limit, size }, area, words);
  }

  function setBelow(size: number, limit: number | null) {
    const room = {
      width: area.width,
      limit,
      gap: gap[form],
      sizes: [Math.min(size, largestBelow)],
      paint: 'filled',
    } as const;
    return setSectionRows(sections.length === 0 ? [] : [sections], room, area, words);
  }

  function drawBelow(y: number): SceneElement[] {
    return below.rows.flatMap(({ blocks, width: each, height }) =>
      blocks.map((block, column) => block.draw(column * (each + gap[form]), y, height)),
    );
  }
}
