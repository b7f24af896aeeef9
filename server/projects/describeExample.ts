import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { translate } from '#server/i18n/translate.ts';

import { readMirrors } from './mirrors.ts';

/** The company's name and description, from the example of the toolset that mirrors those of a project. */
export function describeExample({ toolsets }: ToolsetRegistry, language: Language) {
  const about = toolsets.find(({ manifest }) => manifest.mirrors);
  return {
    name: translate(language, 'exampleProject.name'),
    description: translate(language, 'exampleProject.description'),
    ...(about && readMirrors(about, about.examples[language])),
  };
}
