import type { Toolset } from '#engine/contract/Toolset.ts';
import { findSources } from '#engine/evidence/findSources.ts';
import { notForModel } from '#engine/fields/notForModel.ts';

import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';
import type { Worth } from './Worth.ts';

/** What a content is worth, from what it says and what of it is unconfirmed; nobody declares it. */
export function worthOfContent(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  { document, unconfirmed }: KnownDocument,
  { isDraft }: { isDraft: boolean },
): Worth {
  const sources = findSources(toolset, document);
  if (sources.length > 0 && !sources.some(({ isDone }) => isDone)) return 'planned';
  const drafted = new Set(leavesOf(document, unconfirmed));
  if (drafted.size === 0) return 'written';
  if (isDraft) return 'draft';
  const isLeftToPeople = notForModel(toolset);
  const isWhole = leavesOf(document).every((leaf) => drafted.has(leaf) || isLeftToPeople(leaf));
  return isWhole ? 'saved as drafted' : 'partly confirmed';
}
