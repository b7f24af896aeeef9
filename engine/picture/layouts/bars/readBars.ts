import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Accent } from '#engine/picture/roles.ts';

import type { BarsDescription } from './barsContract.ts';

export interface Bar {
  pointer: string;
  name: string;
  value: number;
}

export interface Chart {
  pointer: string;
  title: string;
  role: Accent;
  to: number;
  /** The highest first. */
  bars: Bar[];
  average: { pointer: string; value: number; text: string } | null;
}

const roles: readonly Accent[] = ['accent-1', 'accent-3', 'accent-4', 'accent-2'];

/** Reads the charts; items without a score have no bar. */
export function readBars({ charts }: BarsDescription, source: PictureSource): Chart[] {
  return charts.map(({ list, name, score, average }, index): Chart => {
    const value = average === undefined ? undefined : source.numberAt(average);
    const bars = source.itemsAt(list).flatMap((pointer): Bar[] => {
      const own = source.numberAt(`${pointer}/${score}`);
      return own === undefined ? [] : [{ pointer, name: source.textAt(`${pointer}/${name}`), value: own }];
    });
    return {
      pointer: list,
      title: source.nameOf(list),
      role: roles[index] ?? 'accent-1',
      to: source.scaleOf(`${list}/*/${score}`).to,
      bars: bars.sort((a, b) => b.value - a.value),
      average:
        average === undefined || value === undefined
          ? null
          : {
              pointer: average,
              value,
              text: `${source.words.average} ${source.formatNumber(value, average)}`,
            },
    };
  });
}
