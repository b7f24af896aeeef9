import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { DraftWriter } from '#server/generation/models/DraftWriter.ts';

import { ExampleModel } from './ExampleModel.ts';
import { ExampleReader } from './ExampleReader.ts';
import { ExampleSketcher } from './ExampleSketcher.ts';

/** Drafts for tests: full documents about the project, at once and without a model's server. */
export function writeExamples(registry: ToolsetRegistry): DraftWriter {
  return {
    name: 'example',
    createReader: () => new ExampleReader(),
    createSketcher: (order) => new ExampleSketcher(order),
    createModel: (generation, { prompt, references, names }) =>
      new ExampleModel({
        toolset: prompt.toolset,
        registry,
        language: generation.language,
        project: prompt.project,
        references: Object.fromEntries(
          Object.entries(references).map(([field, items]) => [
            field,
            // Nothing new may cite what is only planned, so it has no name.
            items
              .filter(({ isPlanned }) => !isPlanned)
              .map((item, at) => ({ ...item, id: names.allowed[field]?.[at] ?? item.id })),
          ]),
        ),
        ...(prompt.fields && { fields: prompt.fields }),
      }),
  };
}
