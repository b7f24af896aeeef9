import { ExampleDrafter } from '#engine/generation/example/ExampleDrafter.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Config } from '../../config.ts';
import type { GenerationTuning } from '../GenerationTuning.ts';
import type { ModelFactory } from './ModelFactory.ts';
import { OpenAiModel } from './OpenAiModel.ts';

/** The model configured with OPENAI_*, or the built-in drafter without that configuration. */
export function createModelFactory(
  model: Config['model'],
  registry: ToolsetRegistry,
  { patience, pace }: Pick<GenerationTuning, 'patience' | 'pace'>,
): ModelFactory {
  if (model) {
    const connected = new OpenAiModel(model, patience);
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
