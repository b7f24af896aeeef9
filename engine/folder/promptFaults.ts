import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { fallbackLanguage } from '#engine/languages/languages.ts';
import { conditionalFields } from '#engine/prompt/conditionalFields.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { splitPrompt } from '#engine/prompt/splitPrompt.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

/**
 * What a prompt says of what is not there: fields that no model writes, fields outside their dependency's block, and,
 * in a project that has only what is required, the names of toolsets that it does not have.
 */
export function promptFaults(toolset: Toolset, registry: ToolsetRegistry): string[] {
  return [...misnamedFields(toolset), ...absentToolsets(toolset, registry)];
}

function misnamedFields(toolset: Toolset): string[] {
  const method = splitPrompt(toolset.prompt)?.method ?? '';
  const excluded = notForModel(toolset);
  const places = walkSchema(toolset.schema).filter(({ pattern }) => !excluded(pattern));
  const conditional = conditionalFields(toolset).map(({ pattern }) => pattern);
  const written = new Set([openQuestions, ...places.flatMap(({ key, node }) => [key, ...(node.enum ?? [])])]);
  const certain = new Set(
    places
      .filter(({ pattern }) => !isWithin(pattern, conditional))
      .flatMap(({ key, node }) => [key, ...(node.enum ?? [])]),
  );
  const names = new Set([...method.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    if (!written.has(name)) return [`the method names \`${name}\`, which no model writes`];
    if (name === openQuestions || certain.has(name)) return [];
    return [`the method names \`${name}\`, which is asked for only where its block is shown: name it there`];
  });
}

function absentToolsets(toolset: Toolset, registry: ToolsetRegistry): string[] {
  const { id, dependsOn } = toolset.manifest;
  const required = dependsOn.filter((each) => each.required).map((each) => each.id);
  const setup = registry.setup.map(({ manifest }) => manifest.id);
  const read = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((each) => [each, registry.get(each).examples[fallbackLanguage]]));
  const { system, user } = renderPrompt({
    toolset,
    project: { name: '', description: '' },
    setup: {},
    dependencies: read(required.filter((each) => !setup.includes(each))),
    language: fallbackLanguage,
  });
  const told = `${system}\n${user}`.replaceAll(/<data [^<>]*>\n.*\n<\/data>/g, '').toLowerCase();
  const present = [id, ...required, ...setup];
  return registry.toolsets
    .filter(({ manifest }) => !present.includes(manifest.id))
    .flatMap(({ manifest, locales }) => {
      const { title } = locales[fallbackLanguage];
      // A name of one word is also a word of the language.
      const isAlone = (name: string) => /^[a-z]+$/i.test(name) && name !== name.toUpperCase();
      const names = [manifest.id, title].filter((name) => !isAlone(name));
      return names.some((name) => isNamed(told, name))
        ? [`names "${title}" where the project has none: say it inside the block of "${manifest.id}"`]
        : [];
    });
}

const isNamed = (text: string, name: string) =>
  new RegExp(String.raw`\b${name.toLowerCase().replace(/s$/, '')}s?\b`).test(text);
