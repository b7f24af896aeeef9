import type { Area } from '../../Area.ts';
import { drawText } from '../../elements/drawText.ts';
import { type SetBlock, setSection } from '../../elements/setSection.ts';
import type { PictureSource } from '../../PictureSource.ts';
import type { SceneElement } from '../../Scene.ts';
import { lineHeightOf, setText } from '../../text/setText.ts';
import type { CardsDescription } from './cardsContract.ts';

const gap = 12;
const perRow = { sheet: 3, page: 2, narrow: 1 };
const sheetHeight = 88;

/** The items that did not become a card, dashed, below a heading; null without any. */
export function drawAside({ aside }: CardsDescription, source: PictureSource, area: Area) {
  const items = aside ? source.itemsAt(aside.list) : [];
  if (!aside || items.length === 0) return null;
  const { type } = area;
  const isSheet = area.height !== null;
  const heading = setText(source.nameOf(aside.list), {
    width: area.width,
    height: null,
    size: type.heading,
    least: type.least,
    weight: 600,
  });
  const shown = isSheet ? items.slice(0, perRow.sheet) : items;
  const inRow = Math.min(perRow[area.form], shown.length);
  const width = (area.width - (inRow - 1) * gap) / inRow;
  const blocks = shown.map((pointer): SetBlock => {
    const title = source.textAt(`${pointer}/${aside.title}`);
    const text = source.textAt(`${pointer}/${aside.text}`);
    const section = { pointer, title, texts: [text], isList: false, role: 'accent-1' } as const;
    const room = { width, limit: isSheet ? sheetHeight : null, size: type.small, paint: 'dashed' } as const;
    return setSection({ ...section, texts: [text] }, room, area, source.words);
  });

  const elements: SceneElement[] = [drawText(heading, { x: 0, y: 0, role: 'quiet' })];
  if (shown.length < items.length) {
    const more = setText(source.words.more(items.length - shown.length), {
      width: 200,
      height: lineHeightOf(type.small),
      size: type.small,
      least: type.least,
    });
    elements.push(drawText(more, { x: area.width, y: 0, role: 'quiet', align: 'end' }));
  }
  let top = heading.height + 6;
  for (let from = 0; from < blocks.length; from += inRow) {
    const row = blocks.slice(from, from + inRow);
    const height = Math.max(...row.map((block) => block.height));
    for (const [index, block] of row.entries()) elements.push(block.draw(index * (width + gap), top, height));
    top += height + gap;
  }
  const description = source.words.counted(items.length, source.nameOf(aside.list));
  return { height: top - gap, elements, description };
}
