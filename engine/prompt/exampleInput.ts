import type { Language } from '#engine/languages/languages.ts';
import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

/** What the prompt of a toolset is told in a project in which every other one holds its example. */
export function exampleInput(registry: ToolsetRegistry, id: string, language: Language): PromptInput {
  const setup = registry.setup.map(({ manifest }) => manifest.id);
  const toolset = registry.get(id);
  const read = (ids: string[]) => Object.fromEntries(ids.map((each) => [each, registry.get(each).examples[language]]));
  const dependencies = toolset.manifest.dependsOn.map((each) => each.id).filter((each) => !setup.includes(each));
  return {
    toolset,
    project: { name: 'Seedling', description: 'Lends tools to neighbours.' },
    setup: read(setup.filter((each) => each !== id)),
    dependencies: read(dependencies),
    ownerOf: (each) => registry.get(each),
    language,
  };
}
