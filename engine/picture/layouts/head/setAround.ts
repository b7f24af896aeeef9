import type { Area } from '#engine/picture/Area.ts';
import { type Section, type SetBlock, setSection } from '#engine/picture/elements/setSection.ts';
import { setSectionRows, type SetRows } from '#engine/picture/elements/setSectionRows.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { EmpathyMap } from './readMap.ts';

export const gap = 14;

/** The widths of what stands behind the head and before it; a face looks at two regions. */
export const sideWidths = {
  sheet: { left: 312, right: 380 },
  page: { left: 184, right: 208 },
  narrow: { left: 0, right: 0 },
};

const columns = { sheet: 4, page: 3, narrow: 1 };
// On a sheet, where the head leaves much room, texts begin larger.
const largest = { sheet: 16, page: 12.5, narrow: 13 };
// The parts of a sheet's height that the rows above and below the head may take.
const most = { header: 0.17, does: 0.2 };

/** What stands around the head, set at one size. */
export interface Around {
  header: { height: number; elements: SceneElement[] };
  does: SetBlock | undefined;
  /** The height of the sides where nothing limits them. */
  sidesHeight: number;
  setSides: (limit: number) => { left: SetRows; right: SetRows };
}

/** Sets the regions around the head at the greatest size at which all of them fit. */
export function setAround(map: EmpathyMap, area: Area, words: PictureWords): Around {
  const sizes = sizesOf(area, largest[area.form]);
  const { left, right } = sideWidths[area.form];
  const found = area.height === null ? largest[area.form] : (greatestFitting(sizes, fits) ?? area.type.least);
  return {
    header: setHeader(found, true),
    does: map.does && setDoes(map.does, found, true),
    sidesHeight: Math.max(...setSides(null, found).map(({ height }) => height)),
    setSides: (limit) => {
      const [behind, before] = setSides(limit, found);
      return { left: behind, right: before };
    },
  };

  function fits(size: number): boolean {
    if (area.height === null) return true;
    const header = setHeader(size, false).height;
    const does = map.does ? setDoes(map.does, size, false).height + gap : 0;
    const sides = Math.max(...setSides(null, size).map(({ height }) => height));
    return (
      header <= area.height * most.header &&
      does <= area.height * most.does &&
      sides <= area.height - does - (header === 0 ? 0 : header + gap)
    );
  }

  function setHeader(size: number, isLimited: boolean): Around['header'] {
    const { who, situation, need } = map;
    const limit = isLimited && area.height !== null ? area.height * most.header : null;
    const beside = [situation, need].filter((section) => section !== undefined);
    const indent = who && beside.length > 0 ? left + gap : 0;
    const width = (area.width - indent - gap * (beside.length - 1)) / beside.length;
    const parts = [
      ...(who ? [{ x: 0, section: who, width: beside.length > 0 ? left : area.width }] : []),
      ...beside.map((section, index) => ({ x: indent + index * (width + gap), section, width })),
    ];
    const blocks = parts.map(({ x, section, width: each }) => {
      const type = section === who ? ({ size: area.type.heading + 3, weight: 700 } as const) : { size };
      return { x, block: setSection(section, { ...type, width: each, limit, paint: 'filled' }, area, words) };
    });
    const height = Math.max(0, ...blocks.map(({ block }) => block.height));
    return { height, elements: blocks.map(({ x, block }) => block.draw(x, 0, height)) };
  }

  function setDoes(section: Section, size: number, isLimited: boolean): SetBlock {
    const limit = isLimited && area.height !== null ? area.height * most.does : null;
    const room = { width: area.width, limit, size, columns: columns[area.form], paint: 'filled' } as const;
    return setSection(section, room, area, words);
  }

  function setSides(limit: number | null, size: number): [SetRows, SetRows] {
    const room = { limit, gap, sizes: sizesOf(area, size), paint: 'filled' } as const;
    const rows = (sections: (Section | undefined)[]) => sections.flatMap((section) => (section ? [[section]] : []));
    return [
      setSectionRows(rows([map.hears, map.tension]), { ...room, width: left }, area, words),
      setSectionRows(rows([map.sees, map.says]), { ...room, width: right }, area, words),
    ];
  }
}
