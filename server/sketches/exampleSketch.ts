import type { Language } from '#engine/languages/languages.ts';
import type { SketchForm } from '#engine/protocol/sketch.ts';
import { cutToSketch } from '#engine/sketch/cutToSketch.ts';
import { sketchedToolsets } from '#engine/sketch/sketchedToolsets.ts';
import { translate } from '#server/i18n/translate.ts';
import type { Services } from '#server/Services.ts';

/** What sketches are made of, and one of the example company's idea, which nobody has to draw. */
export function exampleSketch(
  { toolsets, publishedToolsets }: Pick<Services, 'toolsets' | 'publishedToolsets'>,
  language: Language,
): SketchForm {
  const sketched = sketchedToolsets(toolsets.toolsets);
  return {
    toolsets: sketched.map(({ manifest }) => JSON.parse(publishedToolsets.definition(manifest.id).json).data),
    example: {
      text: translate(language, 'exampleIdea'),
      drafts: sketched.map((toolset) => ({
        toolset: toolset.manifest.id,
        content: cutToSketch(toolset, toolset.examples[language]),
      })),
    },
  };
}
