import type { Area } from '#engine/picture/Area.ts';
import { type Section, type SetBlock, setSection } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { enlarge, enlargedBy } from '#engine/picture/text/enlarge.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { Card } from './readCards.ts';
import { setPanel } from './setPanel.ts';

const gap = 12;
const panelWidth = { sheet: 350, page: 232, narrow: 356 };

const mostEnlarged = 2;
const mostWidened = 1.35;
const mostStretched = 0.25;

/** One card on a sheet of its own: a side panel, the lead, and the sections in rows that take height by need. */
export function drawOneCard(card: Card, source: PictureSource, given: Area): Drawing {
  const natural = (tried: Area) => compose(card, source, { ...tried, height: null }).height;
  return compose(card, source, enlarge(given, natural, mostEnlarged));
}

function compose(card: Card, source: PictureSource, area: Area): Drawing {
  const isNarrow = area.form === 'narrow';
  const wide = isNarrow ? area.width : panelWidth[area.form] * Math.min(mostWidened, enlargedBy(area));
  const panel = card.title === '' ? null : setPanel(card, wide, area);
  const left = panel && !isNarrow ? wide + 2 * gap : 0;
  const top = panel && isNarrow ? panel.height + gap : 0;
  const width = area.width - left;
  const rows = rowsOf(card.sections, { sheet: panel ? 4 : 5, page: 3, narrow: 1 }[area.form]);
  const limit = area.height;
  const lead = card.lead && setLead(card.lead);
  const gridTop = top + (lead ? lead.height + gap : 0);
  const { rows: set } = setSectionRows(
    rows,
    { width, limit: limit === null ? null : limit - gridTop, gap, sizes: sizesOf(area), paint: 'filled' },
    area,
    source.words,
  );

  const elements: SceneElement[] = [];
  if (lead) elements.push(lead.draw(left, top));
  const rest = limit === null ? 0 : limit - gridTop - set.reduce((sum, { height }) => sum + height + gap, -gap);
  // Boxes down to the edge, unless they would be mostly empty.
  const stretch = limit !== null && rest > 0 && rest < limit * mostStretched ? rest / set.length : 0;
  let y = gridTop;
  for (const { blocks, width: each, height: needed } of set) {
    const height = needed + stretch;
    for (const [index, block] of blocks.entries()) elements.push(block.draw(left + index * (each + gap), y, height));
    y += height + gap;
  }
  const used = Math.max(y - gap, isNarrow ? 0 : (panel?.height ?? 0));
  const height = limit === null ? used : Math.min(used, limit);
  if (panel) elements.unshift(panel.draw(0, 0, isNarrow ? undefined : height));
  return { ...(card.title !== '' && { about: card.title }), description: describe(card, source), height, elements };

  function setLead(section: Section): SetBlock {
    const most = limit === null ? null : rows.length === 0 ? limit : limit * 0.4;
    const room = { width, limit: most, size: area.type.heading, paint: 'plain' } as const;
    return setSection(section, room, area, source.words);
  }
}

/** Divides sections into rows that are about equally long. */
function rowsOf(sections: readonly Section[], most: number): Section[][] {
  const count = Math.ceil(sections.length / most);
  const rows: Section[][] = [];
  for (let row = 0, from = 0; row < count; row += 1) {
    const length = Math.ceil((sections.length - from) / (count - row));
    rows.push(sections.slice(from, from + length));
    from += length;
  }
  return rows;
}

function describe({ title, sections }: Card, { title: toolset, words }: PictureSource): string {
  const counts = sections.filter(({ isList }) => isList).map((each) => words.counted(each.texts.length, each.title));
  return counts.length === 0 ? title || toolset : `${title || toolset} (${counts.join(', ')})`;
}
