import type { Area } from '../../Area.ts';
import { joinLegends } from '../../legend/joinLegends.ts';
import type { Draw, Drawing } from '../../Layout.ts';
import type { PictureSource } from '../../PictureSource.ts';
import type { SceneElement } from '../../Scene.ts';
import type { CanvasDescription } from './canvasContract.ts';
import { enlarge } from '../../text/enlarge.ts';
import { greatestFitting } from '../../text/greatestFitting.ts';
import { sizesOf } from '../../text/sizesOf.ts';
import { layArea } from './layArea.ts';
import { placeAreas } from './placeAreas.ts';
import { type AreaContent, readArea } from './readArea.ts';
import { raysTo } from './raysTo.ts';
import { rowHeights } from './rowHeights.ts';

const gap = 10;
const mostDifference = 2; // in size of type

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
  const description = all
    .flatMap(({ parts }) => parts)
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => source.words.counted(entries.length, name))
    .join(', ');
  const drawn =
    area.form === 'narrow'
      ? inOneColumn(all, source, area)
      : onGrid(area.form === 'page' ? pageGrid : grid, contents, source, area);
  const legend = joinLegends(all.flatMap((content) => content.legend));
  return [{ description, ...drawn, legend }];
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

function onGrid(
  grid: CanvasDescription['grid'],
  contents: ReadonlyMap<string, AreaContent>,
  source: PictureSource,
  given: Area,
) {
  const heightIn = (tried: Area) => {
    const heights = rowHeights(placesOn(grid, contents, source, tried), grid.length, gap, null);
    return heights.reduce((total, height) => total + height + gap, -gap);
  };
  const enlarged = enlarge(given, heightIn);
  const cell = (enlarged.width + gap) / (grid[0]?.length ?? 1);
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
  const elements = places
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((place): SceneElement => {
      const laid = layArea(place.content, { ...place, height: heightOf(place), area, source });
      return { kind: 'group', x: place.column * cell, y: tops[place.row] ?? 0, elements: laid.elements };
    });
  return { height: heights.reduce((total, height) => total + height + gap, -gap), elements };
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
  const cell = (area.width + gap) / (grid[0]?.length ?? 1);
  const all = placeAreas(grid);
  const nameOf = (name: string) => contents.get(name)?.parts[0]?.name ?? '';
  return all.flatMap((place) => {
    const content = contents.get(place.name);
    if (!content) return [];
    const width = place.columns * cell - gap;
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
