import { readdirSync, readFileSync } from 'node:fs';

import type { Language } from '#engine/languages/languages.ts';
import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';

/**
 * The project that drafts are tried on: what a team of two has typed in (an idea, two interviews, an evening in a
 * bakery), and drafts around it in which guesses are planted. It shares nothing with the example company.
 */
export interface EvalProject {
  language: Language;
  project: PromptInput['project'];
  today: string;
  contents: ReadonlyMap<string, KnownDocument>;
}

const folder = new URL('project/', import.meta.url);

export function readEvalProject(language: Language): EvalProject {
  const own = new URL(`${language}/`, folder);
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, own), 'utf8'));
  const { name, description, today } = read('project.json') as { name: string; description: string; today: string };
  const toolsets = readdirSync(own).filter((file) => file !== 'project.json');
  const contents = toolsets.toSorted().map((file) => {
    const { content, unconfirmed } = read(file) as { content: KnownDocument['document']; unconfirmed: string[] };
    return [file.replace(/\.json$/, ''), { document: content, unconfirmed }] as const;
  });
  return { language, project: { name, description }, today, contents: new Map(contents) };
}
