import type { Draw } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { Forces } from './Forces.ts';
import type { ForcesDescription } from './forcesContract.ts';
import { layForces } from './layForces.ts';
import { readForces } from './readForces.ts';

/**
 * The forces of a switch (Moesta): push and pull point on above the journey, habit and worry point back below it, each
 * as long as it is strong. One drawing, or one for each item of a list.
 */
export const drawForces: Draw<ForcesDescription> = (described, source, area) => {
  const items = described.each === undefined ? [''] : source.itemsAt(described.each);
  return items
    .map((item) => readForces(described, item, source))
    .filter(hasContent)
    .map((forces) => ({
      ...(forces.about !== '' && { about: forces.about }),
      description: describe(forces, source),
      ...layForces(forces, source, area),
      legend: forces.legend,
    }));
};

function hasContent({ about, outcome, journey, push, pull, habit, worry }: Forces): boolean {
  return (
    about !== '' ||
    [outcome, ...journey].some((section) => section && section.texts.length > 0) ||
    [push, pull, habit, worry].some(({ entries }) => entries.length > 0)
  );
}

function describe({ about, push, pull, habit, worry }: Forces, { title, words }: PictureSource): string {
  const counts = [push, pull, habit, worry].map((list) => words.counted(list.entries.length, list.title));
  return `${about || title} (${counts.join(', ')})`;
}
