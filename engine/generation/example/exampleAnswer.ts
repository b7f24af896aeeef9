import { expandPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import { type ReferenceItem, referenceItems } from '#engine/registry/referenceItems.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { wantedFieldKey } from '../toStrictSchema.ts';
import { pairItems } from './pairItems.ts';
import { replaceWords } from './replaceWords.ts';
import { valueLike } from './valueLike.ts';

/** What the built-in drafter adapts an example to. */
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
  const bindings = toolset.manifest.binds.map((bind) => {
    const theirs = referenceItems(bind, registry.get(bind.toolset).examples[language]);
    const offered = references[bind.field] ?? [];
    const isRequired = toolset.manifest.dependsOn.some(({ id, required }) => id === bind.toolset && required);
    return { bind, theirs, offered, isRequired, pairs: pairItems(theirs, offered, isRequired) };
  });
  const names = bindings.flatMap(({ theirs, pairs }) =>
    theirs.map(({ id, label }) => [label, pairs.get(id)?.label ?? label] as const),
  );
  const ids = new Set(bindings.flatMap(({ theirs }) => theirs.map(({ id }) => id)));
  const words = new Map([...names, ...companyName(registry, language, project)]);
  let document = replaceWords(toolset.examples[language], words, ids);
  for (const { bind, offered, isRequired, pairs } of bindings) {
    for (const pointer of expandPattern(document, bind.field).toReversed()) {
      const present = getAt(document, pointer);
      if (typeof present !== 'string') continue;
      const item = pairs.get(present);
      if (item) document = setAt(document, pointer, item.id);
      else document = isRequired && offered.length > 0 ? drop(document, pointer) : setAt(document, pointer, undefined);
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
