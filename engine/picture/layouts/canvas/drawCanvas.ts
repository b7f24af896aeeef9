import type { Area } from '#engine/picture/Area.ts';
import type { Draw, Drawing } from '#engine/picture/Layout.ts';
import { joinLegends } from '#engine/picture/legend/joinLegends.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { columnSheets } from './canvasColumns.ts';
import type { CanvasDescription } from './canvasContract.ts';
import { layArea } from './layArea.ts';
import { gap, type LaidGrid, layGrid } from './layGrid.ts';
import { type AreaContent, readArea } from './readArea.ts';

/**
 * Named areas on a grid, such as the blocks of a Lean Canvas (Maurya): one drawing, or one for each item of a list. The
 * areas are read in the order of the description, wherever they stand.
 */
export const drawCanvas: Draw<CanvasDescription> = (canvas, source, area) => {
  const { each, about } = canvas;
  if (each === undefined) return drawOne(canvas, source, area, (pattern) => pattern);
  return source.itemsAt(each).flatMap((item) => {
    const toPointer = (pattern: string) => pattern.replace(`${each}/*`, item);
    const name = about === undefined ? '' : source.textAt(`${item}/${about}`);
    return drawOne(canvas, source, area, toPointer).map((drawing) =>
      name === '' ? drawing : { ...drawing, about: name },
    );
  });
};

function drawOne(
  { grid, pageGrid = grid, areas }: CanvasDescription,
  source: PictureSource,
  area: Area,
  toPointer: (pattern: string) => string,
): Drawing[] {
  const contents = new Map(
    Object.entries(areas).map(([name, described]) => [name, readArea(described, source, toPointer)]),
  );
  const all = [...contents.values()];
  if (all.every(({ parts }) => parts.every(({ entries }) => entries.length === 0))) return [];
  if (area.form === 'narrow') return [told(all, inOneColumn(all, source, area))];
  if (area.form === 'page') return [told(all, layGrid(pageGrid, contents, source, area))];
  const { rows, sheets } = onSheets(grid, contents, source, area);
  return sheets.map((sheet, index) => {
    const names = new Set(rows[index]?.flat());
    const shown = [...contents].flatMap(([name, content]) => (names.has(name) ? [content] : []));
    return told(shown, sheet);
  });

  function told(shown: readonly AreaContent[], { height, elements }: Pick<Drawing, 'height' | 'elements'>): Drawing {
    const description = shown
      .flatMap(({ parts }) => parts)
      .filter(({ entries }) => entries.length > 0)
      .map(({ name, entries }) => source.words.counted(entries.length, name))
      .join(', ');
    const legend = joinLegends(shown.flatMap((content) => content.legend));
    return { description, height, elements, legend };
  }
}

/** On one sheet, or where its columns would be cut, on as many as it takes. */
function onSheets(
  grid: CanvasDescription['grid'],
  contents: ReadonlyMap<string, AreaContent>,
  source: PictureSource,
  area: Area,
) {
  let found = { rows: [grid], sheets: [] as LaidGrid[] };
  for (const rows of columnSheets(grid)) {
    found = { rows, sheets: rows.map((each) => layGrid(each, contents, source, area)) };
    if (!found.sheets.some(({ isShortened }) => isShortened)) break;
  }
  return found;
}

function inOneColumn(contents: readonly AreaContent[], source: PictureSource, area: Area) {
  let y = 0;
  const elements = contents.map((content): SceneElement => {
    const laid = layArea(content, { width: area.width, height: null, area, source });
    const group = { kind: 'group', x: 0, y, elements: laid.elements } as const;
    y += laid.height + gap;
    return group;
  });
  return { height: y - gap, elements };
}
