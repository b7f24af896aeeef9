import type { Toolset } from '#engine/contract/Toolset.ts';
import type { AllowedReferences } from '#engine/generation/toStrictSchema.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';

/** The same references where nothing may be cited: lists of citations are then no part of what is asked for. */
export function withoutCitations(
  { manifest }: Pick<Toolset, 'manifest'>,
  references: AllowedReferences = {},
): AllowedReferences {
  const cited = manifest.binds.filter(isSourcesBind).map(({ field }) => [field, []] as const);
  return { ...references, ...Object.fromEntries(cited) };
}
