import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { CardsDescription } from './cardsContract.ts';

const gap = 12;
const perRow = { sheet: 3, page: 2, narrow: 1 };
const lowRow = 88;
const alone = 24; // the size of type

interface Drawn {
  height: number;
  elements: SceneElement[];
}

/** The items that did not become a card, dashed, below a heading; null without any. */
export function drawAside({ aside }: CardsDescription, source: PictureSource, area: Area) {
  const items = aside ? source.itemsAt(aside.list) : [];
  if (!aside || items.length === 0) return null;
  const { type } = area;
  const name = source.nameOf(aside.list);
  const description = source.words.counted(items.length, name);
  const sections = items.map((pointer): Section => {
    const title = source.textAt(`${pointer}/${aside.title}`);
    return {
      pointer,
      title,
      texts: [source.textAt(`${pointer}/${aside.text}`)],
      isList: false,
      role: 'accent-1',
      isOpen: true,
    };
  });
  const heading = typesetText(name, {
    width: area.width,
    height: null,
    size: type.heading,
    least: type.least,
    weight: 600,
  });
  const title = drawText(heading, { x: 0, y: 0, role: 'quiet' });
  const top = heading.height + 6;
  return { description, ...below(), drawAlone };

  /** Below cards: on a sheet in one low row, with how many more there are. */
  function below(): Drawn {
    if (area.height === null) return rowsOf(sections, perRow[area.form], null, [type.small]);
    const shown = sections.slice(0, perRow.sheet);
    const drawn = rowsOf(shown, shown.length, lowRow, sizesOf(area, type.small));
    if (shown.length === sections.length) return drawn;
    const room = { width: 200, height: lineHeightOf(type.small), size: type.small, least: type.least };
    const more = typesetText(source.words.more(sections.length - shown.length), room);
    const note = drawText(more, { x: area.width, y: 0, role: 'quiet', align: 'end' });
    return { ...drawn, elements: [note, ...drawn.elements] };
  }

  /** On a sheet of its own, as large as there is room for. */
  function drawAlone(): Drawn {
    const inRow = sections.length > 4 ? perRow.sheet : Math.min(2, sections.length);
    const limit = area.height === null ? null : area.height - top;
    return rowsOf(sections, inRow, limit, sizesOf(area, alone));
  }

  function rowsOf(shown: readonly Section[], inRow: number, limit: number | null, sizes: readonly number[]): Drawn {
    const rows = Array.from({ length: Math.ceil(shown.length / inRow) }, (_, row) =>
      shown.slice(row * inRow, (row + 1) * inRow),
    );
    const set = setSectionRows(
      rows,
      {
        width: area.width,
        limit,
        gap,
        sizes,
        headingSize: Math.max(area.type.heading, sizes[0] ?? 0),
        paint: 'dashed',
      },
      area,
      source.words,
    );
    const elements: SceneElement[] = [title];
    let y = top;
    for (const { blocks, width, height } of set.rows) {
      for (const [index, block] of blocks.entries()) elements.push(block.draw(index * (width + gap), y, height));
      y += height + gap;
    }
    return { height: y - gap, elements };
  }
}
