import { storedImage } from '#engine/images/storedImage.ts';
import type { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { readValue } from '#engine/reading/readValue.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/**
 * What the value of a field says, in the words of its reader: enum values and references by name, dates written out. A
 * list of texts has a line for each, an uploaded image tells its size; "" where there is nothing.
 *
 * @param source of the toolset that the field belongs to. @param value may be one that the field had once.
 */
export function describeValue(source: ReadingSource, pointer: string, value: unknown): string {
  const image = storedImage(value);
  if (image) return `${image.width} × ${image.height} px`;
  const node = schemaAt(source.definition.schema, pointer);
  if (!node) return '';
  const read = readValue(source, { pointer, pattern: toPattern(pointer), node, value });
  if (read) return read.score ? source.formatNumber(read.score.value) : read.text;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string' && each.trim() !== '').join('\n') : '';
}
