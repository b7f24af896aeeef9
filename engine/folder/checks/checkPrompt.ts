import type { Toolset } from '#engine/contract/Toolset.ts';
import { evidenceSections, promptPlaceholders, requiredPlaceholders } from '#engine/prompt/promptPlaceholders.ts';
import { splitPrompt } from '#engine/prompt/splitPrompt.ts';

import type { Report } from './Report.ts';

/** The template is valid, uses only declared dependencies, and has its constant part first. */
export function checkPrompt({ manifest, prompt }: Pick<Toolset, 'manifest' | 'prompt'>, report: Report): void {
  const reserved = ['bounds', ...requiredPlaceholders, ...evidenceSections];
  if (reserved.includes(manifest.id))
    report('toolset.json', '/id', `"${manifest.id}" is a placeholder of every prompt`);
  const say = (message: string) => report('prompt.md', '', message);
  const parts = splitPrompt(prompt);
  if (!parts) return say('needs two parts, the method and the task, divided by a line "---"');

  const declared = manifest.dependsOn.map(({ id }) => id);
  for (const [part, text] of Object.entries(parts)) {
    const found = promptPlaceholders(text);
    if ('error' in found) {
      say(`the ${part} part is not a sound Mustache template: ${found.error}`);
      continue;
    }
    const allowed: readonly string[] =
      part === 'method' ? ['bounds'] : [...requiredPlaceholders, ...evidenceSections, ...declared];
    for (const name of found.names) {
      if (!allowed.includes(name)) say(`{{${name}}} is not known in the ${part} part, or is not a declared dependency`);
    }
    const needed = part === 'method' ? ['bounds'] : [...requiredPlaceholders];
    for (const name of needed) if (!found.names.includes(name)) say(`the ${part} part must use {{${name}}}`);
  }
}
