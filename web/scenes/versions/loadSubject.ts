import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { figurePlaces, pickFigures } from '#engine/computed/pickFigures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ProjectContent } from '#engine/protocol/version.ts';
import { boundToolsets } from '#engine/references/Bind.ts';
import { referencesOf } from '#engine/registry/referencesOf.ts';
import type { Subject } from '#web/reading/Subject.ts';
import { loadDefinition } from '#web/stores/definitions.ts';

/** @throws when the toolset's definition cannot be loaded */
export async function loadSubject({ toolsets }: Pick<ProjectContent, 'toolsets'>, id: string): Promise<Subject> {
  const contents = new Map(toolsets.map(({ id: toolset, content }) => [toolset, content]));
  const definitions = new Map<string, ToolsetDefinition>();
  await load(id);
  const definition = definitions.get(id)!;
  const contentOf = (toolset: string) => contents.get(toolset) ?? null;
  const settled = computeDocuments((toolset) => definitions.get(toolset), contentOf);
  return {
    definition,
    content: contentOf(id) ?? {},
    references: referencesOf(definition, (toolset) => {
      const referred = definitions.get(toolset);
      return referred && { definition: referred, contents: [contentOf(toolset)] };
    }),
    figures: pickFigures(definition.manifest, settled),
  };

  /** With those that it reads. */
  async function load(toolset: string): Promise<void> {
    const { definition: loaded } = await loadDefinition(toolset);
    definitions.set(toolset, loaded);
    const { binds } = loaded.manifest;
    const read = [...binds.flatMap(boundToolsets), ...figurePlaces(loaded.manifest).map((place) => place.toolset)];
    const missing = new Set(read.filter((each) => contents.has(each) && !definitions.has(each)));
    await Promise.all([...missing].map(load));
  }
}
