import type { Toolset } from '#engine/contract/Toolset.ts';
import { isItemBind, isSourcesBind } from '#engine/references/Bind.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

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

/** Patterns of the ids and titles of a toolset's own items: a document that is written anew keeps them. */
export function ownNames({ schema, ui }: Pick<Toolset, 'schema' | 'ui'>): Set<string> {
  const lists = walkSchema(schema).flatMap(({ pattern }) => (pattern.endsWith('/*/id') ? [pattern.slice(0, -5)] : []));
  return new Set(lists.flatMap((list) => [`${list}/*/id`, `${list}/*/${ui.itemTitles[list] ?? 'id'}`]));
}
