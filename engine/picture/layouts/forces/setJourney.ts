import type { Area } from '#engine/picture/Area.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { soft } from '#engine/picture/roles.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';

const perRow = { sheet: 8, page: 3, narrow: 1 };
const tip = { sheet: 18, page: 14, narrow: 0 };
const headingSize = { sheet: 15.5, page: 13, narrow: 14 };
const gap = 6;
const pad = 12;

/** The steps of a journey that were set. */
export interface SetJourney {
  height: number;
  /** Draws the steps; what the height is more than needed goes to the steps alike. */
  draw: (y: number, height: number) => GroupElement[];
}

/** The steps of a journey as one band of arrows: in a row, on a page in rows of three, on a phone below each other. */
export function setJourney(
  steps: readonly Section[],
  { size, limit }: { size: number; limit: number | null },
  area: Area,
  words: PictureWords,
): SetJourney {
  const { form } = area;
  const rowCount = Math.ceil(steps.length / perRow[form]);
  const inRow = Math.ceil(steps.length / rowCount);
  const rows = Array.from({ length: rowCount }, (_, row) => setRow(steps.slice(row * inRow, (row + 1) * inRow)));
  const height = rows.reduce((sum, row) => sum + row.height + gap, -gap);

  return {
    height,
    draw: (y, wanted) => {
      let top = y;
      return rows.flatMap((row) => {
        const own = row.height + (wanted - height) / rows.length;
        const drawn = row.draw(top, own);
        top += own + gap;
        return drawn;
      });
    },
  };

  function setRow(shown: readonly Section[]): SetJourney {
    const point = form === 'narrow' ? 10 : tip[form];
    const advance = (area.width - tip[form] + gap) / shown.length;
    const width = advance + tip[form] - gap;
    const inner = width - 2 * tip[form] - 1.5 * pad;
    const between = advance - inner;
    const points = form !== 'narrow' ? 0 : shown[0] === steps[0] ? point : 2 * point;
    const set = setSectionRows(
      [shown],
      {
        width: shown.length * inner + (shown.length - 1) * between,
        limit: limit === null ? null : (limit - (rowCount - 1) * gap) / rowCount - 2 * pad,
        gap: between,
        sizes: [size],
        headingSize: headingSize[form],
        paint: 'plain',
      },
      area,
      words,
    );
    return {
      height: set.height + 2 * pad + points,
      draw: (y, height) =>
        (set.rows[0]?.blocks ?? []).map((block, index) => {
          const { elements, ...group } = block.draw(index * advance, y);
          const step = shown[index];
          const role = step?.role ?? 'accent-1';
          const isFirst = step === steps[0];
          const commands = form === 'narrow' ? down(width, height, point, isFirst) : on(width, height, point, isFirst);
          const x = isFirst || form === 'narrow' ? pad : tip[form] + pad;
          return {
            ...group,
            elements: [
              { kind: 'path', commands, fill: soft(role), stroke: role, strokeWidth: 1 },
              { kind: 'group', x, y: pad + (form === 'narrow' && !isFirst ? point : 0), elements },
            ],
          };
        }),
    };
  }
}

/** An arrow that points to the right; the first begins straight. */
function on(width: number, height: number, point: number, isFirst: boolean): string {
  const start = isFirst ? '' : ` L ${point} ${height / 2}`;
  const edge = width - point;
  return `M 0 0 L ${edge} 0 L ${width} ${height / 2} L ${edge} ${height} L 0 ${height}${start} Z`;
}

/** An arrow that points down. */
function down(width: number, height: number, point: number, isFirst: boolean): string {
  const start = isFirst ? '' : ` L ${width / 2} ${point}`;
  const edge = height - point;
  return `M 0 0${start} L ${width} 0 L ${width} ${edge} L ${width / 2} ${height} L 0 ${edge} Z`;
}
