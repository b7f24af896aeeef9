import { structureFaults } from '#engine/article/structureFaults.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { checkCitations } from '#engine/evidence/checkCitations.ts';
import { citableSources } from '#engine/evidence/citableSources.ts';
import { readAnswer } from '#engine/generation/readAnswer.ts';
import { strictSubsetFaults } from '#engine/generation/strictSubsetFaults.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { fallbackLanguage, type Language, languages } from '#engine/languages/languages.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { type Bind, boundToolsets, isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';

import type { Fault } from './Fault.ts';
import { promptFaults } from './promptFaults.ts';
import { starterFaults } from './starterFaults.ts';
import { articleFile, starterFile } from './toolsetFiles.ts';

const leastTexts = 12;

/**
 * The checks that need the other toolsets or take too long for the start of the server: its schema projects to the
 * strict subset, an answer in that shape maps back to a valid document, its prompt renders, its examples refer to items
 * that the other examples have, its starter can be filled from them, and its article has the structure of one. Empty
 * when all hold.
 */
export function contractFaults(toolset: Toolset, registry: ToolsetRegistry): Fault[] {
  const faults: Fault[] = [];
  const report = (file: string, message: string, pointer = '') =>
    faults.push({ toolset: toolset.manifest.id, file, pointer, message });

  const strict = toStrictSchema(toolset);
  for (const fault of strictSubsetFaults(strict)) report('schema.json', `projected for strict output: ${fault}`);

  const validate = compileValidator(toolset.schema);
  for (const language of languages) {
    const file = `examples/${language}.json`;
    const { document } = readAnswer(toStrictAnswer(toolset.examples[language], strict), toolset, { partial: false });
    for (const fault of checkDocument(validate, document))
      report(file, `as a model's answer: ${fault.key}`, fault.path);

    const references = exampleReferences(toolset, registry, language);
    for (const bind of toolset.manifest.binds) {
      const known = references[bind.field]?.map(({ id }) => id) ?? [];
      for (const pointer of expandPattern(toolset.examples[language], bind.field)) {
        const id = getAt(toolset.examples[language], pointer);
        if (typeof id === 'string' && !known.includes(id))
          report(file, `"${id}" is no ${kindOf(bind)} of ${boundToolsets(bind).join(', ')}`, pointer);
      }
    }
    const cited = checkCitations(toolset, toolset.examples[language], citableTexts(toolset, registry, language));
    for (const { pointer, quote } of cited.dropped)
      if (quote !== undefined) report(file, `the quote "${quote}" does not stand word for word in its source`, pointer);
    for (const fault of starterFaults(toolset, registry, language, validate)) report(starterFile(language), ...fault);
    if (countTexts(toolset.examples[language]) < Math.min(leastTexts, Object.keys(toolset.schema.properties).length)) {
      report(file, 'has too few filled-in fields to show what a good document looks like');
    }
  }

  if (toolset.articles) {
    for (const language of languages) {
      for (const { line, message } of structureFaults(toolset.articles[language]))
        report(articleFile(language), message, line === null ? '' : `line ${line}`);
    }
  }

  const { dependsOn } = toolset.manifest;
  const promptWith = (dependencies: typeof dependsOn) =>
    renderPrompt({
      toolset,
      project: { name: 'Name', description: 'Description' },
      setup: {},
      dependencies: Object.fromEntries(dependencies.map(({ id }) => [id, registry.get(id).examples[fallbackLanguage]])),
      language: fallbackLanguage,
    });
  const prompt = promptWith(dependsOn);
  for (const dependency of dependsOn) {
    const { id, unless } = dependency;
    const isSetup = registry.setup.some(({ manifest }) => manifest.id === id);
    if (!isSetup && !(unless ? promptWith([dependency]) : prompt).user.includes(`<data from="${id}">`))
      report('prompt.md', `never shows the content of "${id}"`);
  }
  for (const fault of promptFaults(toolset, registry)) report('prompt.md', fault);
  return faults;
}

function kindOf(bind: Bind): string {
  if (isSourcesBind(bind)) return 'source that was seen or heard';
  return isClaimsBind(bind) ? 'claim' : 'item';
}

function citableTexts(toolset: Toolset, registry: ToolsetRegistry, language: Language) {
  return citableSources(toolset, (id) => {
    const definition = registry.get(id);
    return { definition, contents: [definition.examples[language]] };
  });
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return value.trim() === '' ? 0 : 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, child) => sum + countTexts(child), 0);
}
