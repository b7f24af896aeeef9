import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import { unitOf } from '#engine/units/unitOf.ts';

import type { FoundFigure } from './findFigures.ts';

/** Figures in the words of a reader. */
export function nameFigures(
  toolsets: readonly ToolsetDefinition[],
  documents: ProjectDocuments,
  found: readonly FoundFigure[],
  language: Language,
): Figure[] {
  const known = new Map(toolsets.map((toolset) => [toolset.manifest.id, toolset]));
  const today = computeDocuments(
    (id) => known.get(id),
    (id) => documents.get(id) ?? null,
  );
  return found.flatMap(({ toolset: id, pointer, value, limit, ...rest }) => {
    const definition = known.get(id);
    const document = today(id);
    if (!definition || !document) return [];
    const wordsOf = fieldWords(definition, language);
    const figures = pickFigures(definition.manifest, today);
    const unit = unitOf(definition, pointer, language, { document, figures });
    return [
      {
        ...rest,
        toolset: id,
        pointer,
        value,
        name: wordsOf(pointer).title,
        limit: { ...limit, toolset: id, name: wordsOf(limit.pointer).title },
        ...(unit && { unit }),
      },
    ];
  });
}
