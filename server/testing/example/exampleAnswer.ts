import type { Toolset } from '#engine/contract/Toolset.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import { wantedFieldKey } from '#engine/generation/toStrictSchema.ts';
import type { Language } from '#engine/languages/languages.ts';
import { boundToolsets, isItemBind, isSourcesBind } from '#engine/references/Bind.ts';
import { type ReferenceItem, referenceItems } from '#engine/references/referenceItems.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { pairItems } from './pairItems.ts';
import { replaceWords } from './replaceWords.ts';
import { valueLike } from './valueLike.ts';

/** What an example is adapted to. */
export interface ExampleContext {
  toolset: Toolset;
  registry: ToolsetRegistry;
  language: Language;
  project: { name: string; description: string };
  /** Items that bound fields may refer to, by field pattern. */
  references: Readonly<Record<string, readonly ReferenceItem[]>>;
  fields?: readonly string[];
}

/**
 * The toolset's example adapted to a project: with the project's name in place of the example company's, bound fields
 * that refer to existing items (names of items in texts as well), and the project's description in the set-up stage.
 */
export function exampleAnswer(context: ExampleContext): unknown {
  const document = openWithDescription(rebind(context), context);
  if (!context.fields) return document;
  return Object.fromEntries(
    context.fields.map((pointer) => [
      wantedFieldKey(pointer),
      valueLike(document, pointer, context.toolset.schema) ?? null,
    ]),
  );
}

/**
 * Replaces names in texts, and references in bound fields, by those of the project. Where a required dependency has
 * fewer items than the example, entries that refer to the others are left out; items of an optional dependency are
 * reused.
 */
function rebind({ toolset, registry, language, project, references }: ExampleContext): ToolsetDocument {
  const examples = exampleReferences(toolset, registry, language);
  // Its own items stay as they are: they come with the example.
  const others = toolset.manifest.binds.filter((bind) => !boundToolsets(bind).includes(toolset.manifest.id));
  const bindings = others.filter(isItemBind).map((bind) => {
    const theirs = examples[bind.field] ?? [];
    const offered = references[bind.field] ?? [];
    const isRequired = toolset.manifest.dependsOn.some(({ id, required }) => id === bind.toolset && required);
    return { bind, theirs, offered, isRequired, pairs: pairItems(theirs, offered, isRequired) };
  });
  const names = bindings.flatMap(({ theirs, pairs }) =>
    theirs.map(({ id, label }) => [label, pairs.get(id)?.label ?? label] as const),
  );
  const ids = new Set(bindings.flatMap(({ theirs }) => theirs.map(({ id }) => id)));
  const words = new Map([...names, ...companyName(registry, language, project)]);
  let document = nameOwnItems(toolset, replaceWords(toolset.examples[language], words, ids));
  for (const { bind, offered, isRequired, pairs } of bindings) {
    for (const pointer of expandPattern(document, bind.field).toReversed()) {
      const present = getAt(document, pointer);
      if (typeof present !== 'string') continue;
      const item = pairs.get(present);
      if (item) document = setAt(document, pointer, item.id);
      else document = isRequired && offered.length > 0 ? drop(document, pointer) : setAt(document, pointer, undefined);
    }
  }
  // Nobody else said what a source of the example says: what the project does not have is not cited.
  for (const bind of others.filter((one) => !isItemBind(one))) {
    const offered = new Set(references[bind.field]?.map(({ id }) => id));
    for (const pointer of expandPattern(document, bind.field).toReversed()) {
      const present = getAt(document, pointer);
      if (typeof present !== 'string' || offered.has(present)) continue;
      document = isSourcesBind(bind) ? drop(document, pointer) : setAt(document, pointer, undefined);
    }
  }
  return document;
}

/** Its own items are named, as a model names them: ids are given afterwards. */
function nameOwnItems(toolset: Toolset, example: ToolsetDocument): ToolsetDocument {
  let document = example;
  for (const bind of ownBinds(toolset)) {
    const labels = new Map(referenceItems(bind, example).map(({ id, label }) => [id, label]));
    for (const pointer of expandPattern(example, bind.field)) {
      const id = getAt(example, pointer);
      if (typeof id === 'string') document = setAt(document, pointer, labels.get(id));
    }
  }
  return document;
}

function companyName(registry: ToolsetRegistry, language: Language, project: { name: string }): [string, string][] {
  const about = registry.toolsets.find(({ manifest }) => manifest.mirrors);
  const company = about?.manifest.mirrors && getAt(about.examples[language], about.manifest.mirrors.name);
  return typeof company === 'string' ? [[company, project.name]] : [];
}

/** Removes the innermost list entry that contains a pointer, or the field itself where it is in no list. */
function drop(document: ToolsetDocument, pointer: string): ToolsetDocument {
  const tokens = parsePointer(pointer);
  const place = tokens.findLastIndex((token) => /^\d+$/.test(token));
  if (place === -1) return setAt(document, pointer, undefined);
  const list = formatPointer(tokens.slice(0, place));
  const items = getAt(document, list) as unknown[];
  return setAt(document, list, items.toSpliced(Number(tokens[place]), 1));
}

function openWithDescription(document: ToolsetDocument, { toolset, project }: ExampleContext): ToolsetDocument {
  if (toolset.manifest.stage !== 'setup') return document;
  const mirrored = Object.values(toolset.manifest.mirrors ?? {});
  const first = Object.keys(toolset.schema.properties).find((key) => {
    const limit = toolset.schema.properties[key]?.maxLength ?? 0;
    return limit >= 400 && !mirrored.includes(`/${key}`) && typeof document[key] === 'string';
  });
  if (!first) return document;
  return { ...document, [first]: `${project.description.trim()}\n\n${String(document[first])}` };
}
