import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

const pad = 11;
const gap = 6;
const mostRows = 10; // on a sheet

/** Short texts as chips one after another, below what they are called; on a sheet with how many more there are. */
export function setChips(called: string, texts: readonly string[], width: number, { type, height }: Area) {
  const name = typesetText(called, { width, height: null, size: type.small, least: type.least });
  const size = Math.max(type.least, type.text * 0.94);
  const elements: SceneElement[] = [drawText(name, { x: 0, y: 0, role: 'quiet' })];
  const rows = inRows();
  const shown = height === null ? rows : rows.slice(0, mostRows);
  let y = name.height + 4;
  for (const row of shown) {
    let x = 0;
    for (const chip of row.chips) {
      elements.push({
        kind: 'box',
        x,
        y,
        width: chip.width,
        height: row.height,
        radius: Math.min(row.height / 2, 20),
        fill: 'paper',
      });
      elements.push(drawText(chip.set, { x: x + pad, y: y + (row.height - chip.set.height) / 2 }));
      x += chip.width + gap;
    }
    y += row.height + gap;
  }
  const hidden = rows.slice(shown.length).reduce((sum, { chips }) => sum + chips.length, 0);
  if (hidden > 0) {
    const more = typesetText(`+ ${hidden}`, { width, height: null, size: type.small, least: type.least });
    elements.push(drawText(more, { x: 0, y, role: 'quiet' }));
    y += more.height + gap;
  }
  return { height: y - gap, elements };

  function inRows() {
    const found: { chips: ReturnType<typeof chipOf>[]; height: number }[] = [];
    let left = 0;
    for (const text of texts) {
      const chip = chipOf(text);
      const row = found.at(-1);
      if (row && chip.width <= left) {
        row.chips.push(chip);
        row.height = Math.max(row.height, chip.height);
        left -= chip.width + gap;
      } else {
        found.push({ chips: [chip], height: chip.height });
        left = width - chip.width - gap;
      }
    }
    return found;
  }

  function chipOf(text: string) {
    const limit = height === null ? null : lineHeightOf(size);
    const set = typesetText(text, { width: width - 2 * pad, height: limit, size, least: type.least, weight: 500 });
    const longest = Math.max(0, ...set.lines.map((line) => measureText(line, set.size, 500)));
    return { set, width: Math.min(width, longest + 2 * pad), height: Math.max(lineHeightOf(size), set.height) + 6 };
  }
}
