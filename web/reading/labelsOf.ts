import type { Part, TextBlock } from '#engine/reading/Part.ts';

/** What a part is about, by the labels of what stands in it, each once. */
export function labelsOf(part: Part): string {
  return [...new Set(labelsIn(part))].join(', ');
}

function labelsIn({ blocks, parts }: Part): string[] {
  const within = parts.flatMap((part) => [
    ...(part.heading.number === undefined ? [part.heading.text] : []),
    ...(part.heading.number === undefined && part.parts.length > 0 ? [] : labelsIn(part)),
  ]);
  return [...blocks.flatMap(labelsOfBlock), ...within];
}

function labelsOfBlock(block: TextBlock): string[] {
  const own = block.label === undefined ? [] : [block.label];
  if (block.kind === 'fields') return [...own, ...block.fields.map(({ label }) => label)];
  if (block.kind === 'table' && own.length === 0) return block.columns.slice(1);
  return own;
}
