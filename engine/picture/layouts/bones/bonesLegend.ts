import type { LegendGroup, LegendItem } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { BonesDescription } from './bonesContract.ts';

/** What the lines of the causes mean: each kind that occurs, and how thickness tells strength. */
export function bonesLegend(
  { categories, certainty, strength }: BonesDescription,
  source: PictureSource,
): LegendGroup[] {
  const [first = ''] = categories;
  const causes = categories.flatMap((list) => source.itemsAt(list));
  const groups: LegendGroup[] = [];
  if (certainty) {
    const { field, dashed, dotted } = certainty;
    const occurring = new Set(causes.map((cause) => source.codeAt(`${cause}/${field}`)));
    const items = source.choicesOf(`${first}/*/${field}`).filter(({ value }) => occurring.has(value));
    groups.push({ name: source.nameOf(`${first}/*/${field}`), items: items.map(toItem) });

    function toItem({ value, word }: { value: string; word: string }): LegendItem {
      const dash = value === dashed ? 'dashed' : value === dotted ? 'dotted' : null;
      const role = dash === 'dashed' ? 'assumed' : 'accent-3';
      return { mark: { kind: 'line', role, strokeWidth: 3, ...(dash && { dash }) }, word };
    }
  }
  if (strength !== undefined && causes.some((cause) => source.numberAt(`${cause}/${strength}`) !== undefined)) {
    const pattern = `${first}/*/${strength}`;
    const { from, to } = source.scaleOf(pattern);
    const thin = { mark: { kind: 'line', role: 'accent-3', strokeWidth: 1 }, word: String(from) } as const;
    const thick = { mark: { kind: 'line', role: 'accent-3', strokeWidth: 4 }, word: String(to) } as const;
    groups.push({ name: source.nameOf(pattern), items: [thin, thick] });
  }
  return groups.filter(({ items }) => items.length > 0);
}
