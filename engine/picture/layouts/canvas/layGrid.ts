import type { Area } from '#engine/picture/Area.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { enlarge } from '#engine/picture/text/enlarge.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { CanvasDescription } from './canvasContract.ts';
import { columnWidths } from './columnWidths.ts';
import { layArea } from './layArea.ts';
import { placeAreas } from './placeAreas.ts';
import { raysTo } from './raysTo.ts';
import type { AreaContent } from './readArea.ts';
import { rowHeights } from './rowHeights.ts';

/** Between areas. */
export const gap = 10;
const mostDifference = 2; // in size of type

/** Areas on their grid, as one drawing. */
export interface LaidGrid {
  height: number;
  elements: SceneElement[];
  /** Whether a list found no room for all of its texts. */
  isShortened: boolean;
}

/** Lays areas on a grid: rows as high as they need, the type as large as there is room for. */
export function layGrid(
  grid: CanvasDescription['grid'],
  contents: ReadonlyMap<string, AreaContent>,
  source: PictureSource,
  given: Area,
): LaidGrid {
  const heightIn = (tried: Area) => {
    const heights = rowHeights(placesOn(grid, contents, source, tried), grid.length, gap, null);
    return heights.reduce((total, height) => total + height + gap, -gap);
  };
  const enlarged = enlarge(given, heightIn);
  const columns = columnWidths(grid, contents, source, enlarged, gap);
  const places = placesOn(grid, contents, source, fitted(enlarged, heightIn));
  const heights = rowHeights(places, grid.length, gap, enlarged.height);
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((total, height) => total + height + gap, 0));
  const heightOf = ({ row, rows }: { row: number; rows: number }) =>
    heights.slice(row, row + rows).reduce((total, each) => total + each + gap, -gap);
  // Lists side by side are read as one where their type differs little.
  const sizes = places.map((place) =>
    enlarged.height === null
      ? Infinity
      : (layArea(place.content, { ...place, height: heightOf(place), area: enlarged, source }).size ?? Infinity),
  );
  const text = Math.min(enlarged.type.text, Math.min(...sizes) + mostDifference);
  const area = { ...enlarged, type: { ...enlarged.type, text } };
  const order = [...contents.keys()];
  let isShortened = false;
  const elements = places
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((place): SceneElement => {
      const laid = layArea(place.content, { ...place, height: heightOf(place), area, source });
      isShortened ||= laid.isShortened ?? false;
      return { kind: 'group', x: columns[place.column]?.left ?? 0, y: tops[place.row] ?? 0, elements: laid.elements };
    });
  return { height: heights.reduce((total, height) => total + height + gap, -gap), elements, isShortened };
}

/** The area with its text as small as it must be for everything to fit, so that rows are as high as they then need. */
function fitted(area: Area, heightOf: (area: Area) => number): Area {
  const { height, type } = area;
  if (height === null) return area;
  const sized = (text: number) => ({ ...area, type: { ...type, text } });
  return sized(greatestFitting(sizesOf(area), (text) => heightOf(sized(text)) <= height) ?? type.least);
}

/** The areas with their widths, and the heights that they need. */
function placesOn(
  grid: CanvasDescription['grid'],
  contents: ReadonlyMap<string, AreaContent>,
  source: PictureSource,
  area: Area,
) {
  const columns = columnWidths(grid, contents, source, area, gap);
  const all = placeAreas(grid);
  const nameOf = (name: string) => contents.get(name)?.parts[0]?.name ?? '';
  return all.flatMap((place) => {
    const content = contents.get(place.name);
    if (!content) return [];
    const own = columns.slice(place.column, place.column + place.columns);
    const width = own.reduce((sum, column) => sum + column.width + gap, -gap);
    const rays = content.as === 'star' ? raysTo(place.name, all, nameOf) : [];
    const { height } = layArea(content, { width, height: null, area, source, rays });
    const isFixed =
      content.as !== 'list' && content.as !== 'lead' && content.as !== 'star' && !content.parts.some(hasSpeakers);
    return [{ ...place, content, width, height, rays, isFixed }];
  });
}

function hasSpeakers({ entries }: AreaContent['parts'][number]): boolean {
  return entries.some(({ speaker }) => speaker);
}
