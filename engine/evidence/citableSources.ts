import type { Toolset } from '#engine/contract/Toolset.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import type { Referred } from '#engine/registry/referencesOf.ts';
import { getAt } from '#engine/schema/pointer.ts';

import { findSources } from './findSources.ts';
import { textsOf } from './isQuoteIn.ts';

/** The sources that a toolset may cite, by id, each with the texts in which a quote may stand. */
export function citableSources(
  { manifest }: Pick<Toolset, 'manifest'>,
  look: (id: string) => Referred | undefined,
): Map<string, readonly string[]> {
  const toolsets = new Set(manifest.binds.filter(isSourcesBind).flatMap(({ sources }) => sources));
  return new Map(
    [...toolsets].flatMap((id) => {
      const referred = look(id);
      if (!referred) return [];
      return referred.contents.flatMap((content) =>
        findSources(referred.definition, content)
          .filter(({ isDone }) => isDone)
          .map((source) => [source.id, textsOf(getAt(content, source.pointer))] as const),
      );
    }),
  );
}
