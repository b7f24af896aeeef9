import type { Part, TextBlock } from '#engine/reading/Part.ts';

/** Labelled blocks, followed by parts. */
export interface Run {
  blocks: TextBlock[];
  parts: Part[];
}

/** Parts in their order; those that are no more than a block with a name become such blocks. */
export function runsOf(parts: readonly Part[]): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const block = asLabelled(part);
    const last = runs.at(-1);
    if (!block) (last ?? addTo(runs)).parts.push(part);
    else if (last && last.parts.length === 0) last.blocks.push(block);
    else addTo(runs).blocks.push(block);
  }
  return runs;
}

function addTo(runs: Run[]): Run {
  const run: Run = { blocks: [], parts: [] };
  runs.push(run);
  return run;
}

function asLabelled({ heading, blocks: [block, ...others], parts }: Part): TextBlock | null {
  if (!block || others.length + parts.length > 0 || heading.number !== undefined || block.label !== undefined)
    return null;
  return block.kind === 'fields' ? null : { ...block, label: heading.text };
}
