import { isItemBind, isSourcesBind } from '#engine/references/Bind.ts';

import type { RankedToolset } from './RankedInput.ts';

/** Patterns of the ids and names in one of the inputs that fields of a toolset refer to; ids of sources among them. */
export function referableIn(id: string, { manifest }: RankedToolset, owner: RankedToolset | undefined): Set<string> {
  const items = manifest.binds
    .filter(isItemBind)
    .filter(({ toolset }) => toolset === id)
    .flatMap(({ list, label }) => [`${list}/*/id`, `${list}/*/${label}`]);
  const isCited = manifest.binds.some((bind) => isSourcesBind(bind) && bind.sources.includes(id));
  const sources = isCited ? (owner?.manifest.sources ?? []).map(({ list }) => `${list}/*/id`) : [];
  return new Set([...items, ...sources]);
}
