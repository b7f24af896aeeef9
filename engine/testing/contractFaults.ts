import { structureFaults } from '#engine/article/structureFaults.ts';
import { exampleAnswer } from '#engine/generation/example/exampleAnswer.ts';
import { readAnswer } from '#engine/generation/readAnswer.ts';
import { strictSubsetFaults } from '#engine/generation/strictSubsetFaults.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { referenceItems } from '#engine/registry/referenceItems.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { Fault } from '#engine/toolset/Fault.ts';
import { fallbackLanguage, type Language, languages } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import { articleFile } from '#engine/toolset/toolsetFiles.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';

const leastTexts = 12;

/**
 * The checks that need the other toolsets or take too long for the start of the server: its schema projects to the
 * strict subset, an answer in that shape maps back to a valid document, its prompt renders, its examples refer to items
 * that the other examples have, the drafter can write from it, and its article has the structure of one. Empty when all hold.
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

    for (const bind of toolset.manifest.binds) {
      const known = referenceItems(bind, registry.get(bind.toolset).examples[language]).map(({ id }) => id);
      for (const pointer of expandPattern(toolset.examples[language], bind.field)) {
        const id = getAt(toolset.examples[language], pointer);
        if (typeof id === 'string' && !known.includes(id))
          report(file, `"${id}" is no item of ${bind.toolset}`, pointer);
      }
    }
    const drafted = readAnswer(
      toStrictAnswer(exampleAnswer(exampleContext(toolset, registry, language)), strict),
      toolset,
      {
        partial: false,
      },
    );
    for (const fault of checkDocument(validate, drafted.document))
      report(file, `as the drafter writes it: ${fault.key}`, fault.path);
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

  const prompt = renderPrompt({
    toolset,
    project: { name: 'Name', description: 'Description' },
    setup: {},
    dependencies: Object.fromEntries(
      registry.dependenciesOf(toolset.manifest.id).map(({ id }) => [id, registry.get(id).examples[fallbackLanguage]]),
    ),
    language: fallbackLanguage,
  });
  for (const { id } of registry.dependenciesOf(toolset.manifest.id)) {
    const isSetup = registry.setup.some(({ manifest }) => manifest.id === id);
    if (!isSetup && !prompt.user.includes(`<data from="${id}">`))
      report('prompt.md', `never shows the content of "${id}"`);
  }
  return faults;
}

function exampleContext(toolset: Toolset, registry: ToolsetRegistry, language: Language) {
  const references = Object.fromEntries(
    toolset.manifest.binds.map((bind) => [
      bind.field,
      referenceItems(bind, registry.get(bind.toolset).examples[language]).map((item, index) => ({
        ...item,
        id: `item-${index}`,
      })),
    ]),
  );
  return { toolset, registry, language, project: { name: 'Seedling', description: 'A description.' }, references };
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return value.trim() === '' ? 0 : 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, child) => sum + countTexts(child), 0);
}
