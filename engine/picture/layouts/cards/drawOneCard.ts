import type { Area } from '../../Area.ts';
import { type Section, type SetBlock, setSection } from '../../elements/setSection.ts';
import type { Drawing } from '../../Layout.ts';
import type { PictureSource } from '../../PictureSource.ts';
import type { SceneElement } from '../../Scene.ts';
import { fairShares } from '../../text/fairShares.ts';
import { sizesOf } from '../../text/sizesOf.ts';
import type { Card } from './readCards.ts';
import { setPanel } from './setPanel.ts';

const gap = 12;
const panelWidth = { sheet: 350, page: 232, narrow: 356 };

/** One card on a sheet of its own: a side panel, the lead, and the sections in rows that take height by need. */
export function drawOneCard(card: Card, source: PictureSource, area: Area): Drawing {
  const isNarrow = area.form === 'narrow';
  const panel = card.title === '' ? null : setPanel(card, panelWidth[area.form], area);
  const left = panel && !isNarrow ? panelWidth[area.form] + 2 * gap : 0;
  const top = panel && isNarrow ? panel.height + gap : 0;
  const width = area.width - left;
  const rows = rowsOf(card.sections, { sheet: panel ? 4 : 5, page: 3, narrow: 1 }[area.form]);
  const limit = area.height;
  const lead = card.lead && setLead(card.lead);
  const gridTop = top + (lead ? lead.height + gap : 0);
  const set = setRows();

  const elements: SceneElement[] = [];
  if (lead) elements.push(lead.draw(left, top));
  let y = gridTop;
  for (const row of set) {
    const height = Math.max(...row.map((block) => block.height));
    for (const [index, block] of row.entries()) {
      elements.push(block.draw(left + index * (widthIn(row) + gap), y, height));
    }
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

  function setRows(): SetBlock[][] {
    const at = (size: number, shares?: number[]) =>
      rows.map((row, index) =>
        row.map((section) => {
          const room = { width: widthIn(row), limit: shares?.[index] ?? null, size, paint: 'filled' } as const;
          return setSection(section, room, area, source.words);
        }),
      );
    if (limit === null) return at(area.type.text);
    const room = limit - gridTop - (rows.length - 1) * gap;
    let needs: number[] = [];
    for (const size of sizesOf(area)) {
      const tried = at(size);
      needs = tried.map((row) => Math.max(...row.map((block) => block.height)));
      if (needs.reduce((sum, need) => sum + need, 0) <= room) return tried;
    }
    return at(area.type.least, fairShares(needs, room));
  }

  function widthIn(row: readonly unknown[]): number {
    return (width - (row.length - 1) * gap) / row.length;
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
