import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * A document in which each series is one line: where it begins and ends, and how low it falls and how high it rises on
 * the way. A model has no use for every month, and where room is short half a series would tell something else.
 */
export function shortenSeries({ computed }: Pick<ToolsetManifest, 'computed'>, document: ToolsetDocument) {
  let shortened = document;
  for (const { field, rule } of computed) {
    if (rule !== 'series') continue;
    for (const pointer of expandPattern(document, field)) {
      const values = getAt(document, pointer);
      if (Array.isArray(values) && values.length > 0)
        shortened = setAt(shortened, pointer, inOneLine(values as number[]));
    }
  }
  return shortened;
}

function inOneLine(values: readonly number[]): string {
  const at = (value: number) => `${value} at step ${values.indexOf(value) + 1}`;
  const ends = `${values[0]} at step 1 to ${values.at(-1)} at step ${values.length}`;
  return `${ends}; lowest ${at(Math.min(...values))}, highest ${at(Math.max(...values))}`;
}
