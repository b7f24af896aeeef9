import { type DraftingPace, ExampleDrafter } from '#engine/generation/example/ExampleDrafter.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Config } from '../../config.ts';
import type { ModelFactory } from './ModelFactory.ts';
import { OpenAiModel } from './OpenAiModel.ts';

/** About the pace of a quick model, so that a person sees the form fill in. */
export const unhurried: DraftingPace = { characters: 40, interval: 15 };

/** The model that OPENAI_* names, or the built-in drafter when they are not set. */
export function createModelFactory(
  model: Config['model'],
  registry: ToolsetRegistry,
  pace: DraftingPace = unhurried,
): ModelFactory {
  if (model) {
    const connected = new OpenAiModel(model);
    return () => connected;
  }
  return (generation, context) =>
    new ExampleDrafter(
      {
        toolset: context.prompt.toolset,
        registry,
        language: generation.language,
        project: context.prompt.project,
        references: context.references,
        fields: context.prompt.fields,
      },
      pace,
    );
}
