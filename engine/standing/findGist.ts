import { hasBlank } from '#engine/blanks/hasBlank.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { withoutMark } from '#engine/evidence/findAssumptions.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { beginningOf } from './beginningOf.ts';

/** A text that stands for a toolset, and where it stands. */
export interface Gist {
  text: string;
  toolset: string;
  pointer: string;
}

const lineLength = 240;

/** What stands for a toolset in one line; null where nothing of it is filled in. */
export function findGist({ id, gist }: Pick<ToolsetManifest, 'id' | 'gist'>, document: ToolsetDocument): Gist | null {
  for (const pointer of (gist?.fields ?? []).flatMap((field) => expandPattern(document, field))) {
    const value = getAt(document, pointer);
    if (typeof value !== 'string' || value.trim() === '' || hasBlank(value)) continue;
    return { text: oneLine(withoutMark(value)), toolset: id, pointer };
  }
  return null;
}

/** The first sentences of a text, as many as are one line; of a longer one its beginning. */
export function oneLine(text: string, longest = lineLength): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const beginning = line.slice(0, longest);
  const end = Math.max(...['. ', '! ', '? ', '… '].map((sign) => beginning.lastIndexOf(sign)));
  if (end > 0) return beginning.slice(0, end + 1);
  const word = beginning.lastIndexOf(' ');
  return `${beginningOf(line, word > 0 ? word : longest - 1)}…`;
}
