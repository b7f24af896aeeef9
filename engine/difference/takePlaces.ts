import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';
import { takeChanges } from './takeChanges.ts';

/**
 * The earlier version with what the later one has at some places: an entry, a field or a whole section, with all that
 * is within it. Of what is within something that came with the later version, the whole of that is taken.
 *
 * @param pointers JSON pointers into the later version; "" is the whole document
 */
export function takePlaces(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  versions: { before: ToolsetDocument; after: ToolsetDocument },
  pointers: readonly string[],
): ToolsetDocument {
  return takeChanges(definition, versions, (change) => isMeant(change, pointers));
}

function isMeant({ kind, pointer }: Change, pointers: readonly string[]): boolean {
  // Another entry stands where one would stand that was taken out: it is meant with its list.
  if (kind === 'removed') return isWithin(pointer.slice(0, pointer.lastIndexOf('/')), pointers);
  return isWithin(pointer, pointers) || pointers.some((each) => isWithin(each, [pointer]));
}
