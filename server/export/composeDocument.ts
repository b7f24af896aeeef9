import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { referenceItems } from '#engine/registry/referenceItems.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { writeMirrors } from '../projects/mirrors.ts';
import type { Chapter, ExportDocument } from './ExportDocument.ts';
import type { ExportOrder } from './ExportOrder.ts';
import { printable } from './printable.ts';

/** Reads and draws what was ordered. `definitions` are all toolsets, in path order. */
export function composeDocument(order: ExportOrder, definitions: readonly ToolsetDefinition[]): ExportDocument {
  const { language, project, date } = order;
  const contents = readContents(order, definitions);
  return {
    language,
    project,
    date,
    saved: contents.size,
    total: definitions.length,
    chapters: definitions
      .filter(({ manifest: { id } }) => order.chosen.includes(id) && contents.has(id))
      .map((definition) => composeChapter(order, definition, contents)),
  };
}

function composeChapter(
  { language, saved }: ExportOrder,
  definition: ToolsetDefinition,
  contents: ReadonlyMap<string, ToolsetDocument>,
): Chapter {
  const { id, stage, binds } = definition.manifest;
  const content = contents.get(id)!;
  const printed = mapTexts(content, printable);
  const { title, description } = definition.locales[language];
  const references = Object.fromEntries(
    binds.map((bind) => [bind.field, referenceItems(bind, contents.get(bind.toolset) ?? null)]),
  );
  let sheets: Scene[] | undefined;
  return {
    id,
    stage,
    title,
    purpose: description,
    savedAt: saved.find(({ toolset }) => toolset === id)?.savedAt ?? null,
    definition,
    content,
    references,
    blocks: readDocument(definition, printed, language, references),
    // Not every format shows pictures, and slides draw their own.
    get sheets() {
      return (sheets ??= drawPicture({ definition, content: printed, language, references }, 'sheet'));
    },
  };
}

function readContents({ saved, project }: ExportOrder, definitions: readonly ToolsetDefinition[]) {
  const jsonOf = new Map(saved.map(({ toolset, json }) => [toolset, json]));
  return new Map(
    definitions.flatMap((definition) => {
      const json = jsonOf.get(definition.manifest.id);
      if (json === undefined) return [];
      return [
        [definition.manifest.id, writeMirrors(definition, JSON.parse(json) as ToolsetDocument, project)] as const,
      ];
    }),
  );
}
