import type { Area } from '#engine/picture/Area.ts';
import { drawFacts } from '#engine/picture/elements/drawFacts.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Draw, Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import { layAcross, mostAcross } from './layAcross.ts';
import { layDown, mostOnSheet } from './layDown.ts';
import { laySpans } from './laySpans.ts';
import { type Moment, readTimeline, type Timeline } from './readTimeline.ts';
import type { TimelineDescription } from './timelineContract.ts';

const gap = 22;
// Of a sheet's height, at most, for what follows from the moments.
const sectionsShare = 0.4;

/** Items along an axis of time, with what follows from them below: one drawing, or one for each item of a list. */
export const drawTimeline: Draw<TimelineDescription> = (described, source, area) => {
  const items = described.each === undefined ? [''] : source.itemsAt(described.each);
  return items
    .map((item) => readTimeline(described, item, source))
    .flatMap((timeline) => drawOne(timeline, source, area));
};

function drawOne(timeline: Timeline, source: PictureSource, area: Area): Drawing[] {
  const { about, moments, sections, facts, spans } = timeline;
  const hasSections = sections.some(({ texts }) => texts.length > 0);
  if (about === '' && facts.length === 0 && moments.length === 0 && spans.length === 0 && !hasSections) return [];
  const named = about === '' ? {} : { about };
  const description = `${about || source.title} (${source.words.counted(moments.length, timeline.name)})`;
  const isAcross = moments.length <= mostAcross[area.form];
  if (isAcross || area.height === null) return [{ ...named, description, ...stack(timeline, moments, true) }];
  const sheets = Array.from({ length: Math.ceil(moments.length / mostOnSheet) }, (_, index) =>
    stack(timeline, moments.slice(index * mostOnSheet, (index + 1) * mostOnSheet), false),
  );
  if (hasSections || spans.length > 0) sheets.push(stack({ ...timeline, facts: [] }, [], true));
  return sheets.map((sheet) => ({ ...named, description, ...sheet }));

  /** The facts, the moments and the sections below each other. */
  function stack(shown: Timeline, each: readonly Moment[], withSections: boolean) {
    const elements: SceneElement[] = [];
    const top = drawFacts(shown.facts, area);
    elements.push(...top.elements);
    let y = top.height === 0 ? 0 : top.height + gap;

    // Phases that do not stand over the moments stand above them.
    if (spans.length > 0 && withSections && !(isAcross && each.length > 0)) {
      const band = laySpans(spans, area, source.words);
      elements.push({ kind: 'group', x: 0, y, elements: band.elements });
      y += band.height + gap;
    }
    const left =
      area.height === null ? null : Math.min(area.height - y, area.height * (each.length === 0 ? 1 : sectionsShare));
    const rows = withSections && hasSections ? setSections(left) : null;
    if (each.length > 0) {
      const room = area.height === null ? null : area.height - y - (rows ? rows.height + gap : 0);
      const laid = isAcross
        ? layAcross({ ...shown, moments: [...each] }, room, area, source.words)
        : layDown(each, room, area);
      // On a sheet the axis stands in the middle of its room.
      const spare = room === null ? 0 : Math.max(0, room - laid.height);
      elements.push({ kind: 'group', x: 0, y: y + spare / 2, elements: laid.elements });
      y += laid.height + spare + gap;
    }
    for (const { blocks, width, height } of rows?.rows ?? []) {
      for (const [index, block] of blocks.entries()) elements.push(block.draw(index * (width + 12), y, height));
      y += height + 12;
    }
    return { height: Math.max(0, y - (rows ? 12 : gap)), elements };
  }

  function setSections(limit: number | null) {
    const perRow = { sheet: sections.length, page: Math.min(2, sections.length), narrow: 1 }[area.form];
    const inRows = Array.from({ length: Math.ceil(sections.length / perRow) }, (_, row) =>
      sections.slice(row * perRow, (row + 1) * perRow),
    );
    const room = { width: area.width, limit, gap: 12, sizes: sizesOf(area), paint: 'filled' } as const;
    return setSectionRows(inRows, room, area, source.words);
  }
}
