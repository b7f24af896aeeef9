import { expandPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import { type ReferenceItem, referenceItems } from '#engine/registry/referenceItems.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { wantedFieldKey } from '../toStrictSchema.ts';

/** What the built-in drafter adapts an example to. */
export interface ExampleContext {
  toolset: Toolset;
  registry: ToolsetRegistry;
  language: Language;
  project: { name: string; description: string };
  /** What bound fields may pick, by the field's pattern. */
  references: Readonly<Record<string, readonly ReferenceItem[]>>;
  fields?: readonly string[];
}

/**
 * The folder's example, adapted: the project's name stands for the example company's, bound fields point to items that the
 * project really has (by their names too), and the set-up stage opens with the project's own description.
 */
export function exampleAnswer(context: ExampleContext): unknown {
  const document = rename(openWithDescription(rebind(context), context), context);
  if (!context.fields) return document;
  return Object.fromEntries(
    context.fields.map((pointer) => [wantedFieldKey(pointer), atOrNear(document, pointer) ?? null]),
  );
}

/**
 * Points bound fields to the project's items. Where a required dependency has fewer items than the example, the entries
 * about the others are left out; an optional one's items are used again.
 */
function rebind({ toolset, registry, language, references }: ExampleContext): ToolsetDocument {
  let document = toolset.examples[language];
  for (const bind of toolset.manifest.binds) {
    const offered = references[bind.field] ?? [];
    const theirs = referenceItems(bind, registry.get(bind.toolset).examples[language]);
    const isRequired = toolset.manifest.dependsOn.some(({ id, required }) => id === bind.toolset && required);
    const replacement = pairUp(theirs, offered, isRequired);
    for (const pointer of expandPattern(document, bind.field).toReversed()) {
      const present = getAt(document, pointer);
      if (typeof present !== 'string') continue;
      const item = replacement.get(present);
      if (item) document = setAt(document, pointer, item.id);
      else document = isRequired && offered.length > 0 ? drop(document, pointer) : setAt(document, pointer, undefined);
    }
    for (const [id, item] of replacement) {
      const old = theirs.find((each) => each.id === id);
      if (old && old.label !== item.label) document = replaceText(document, old.label, item.label);
    }
  }
  return document;
}

/** Which of the offered items stands for which of the example's: the same id where there is one, else in order. */
function pairUp(
  theirs: readonly ReferenceItem[],
  offered: readonly ReferenceItem[],
  isOneToOne: boolean,
): Map<string, ReferenceItem> {
  const same = theirs.flatMap(({ id }) => offered.filter((item) => item.id === id).map((item) => [id, item] as const));
  const pairs = new Map(same);
  const free = offered.filter((item) => ![...pairs.values()].includes(item));
  for (const { id } of theirs) {
    if (pairs.has(id)) continue;
    const next = free.shift() ?? (isOneToOne ? undefined : offered[pairs.size % offered.length]);
    if (next) pairs.set(id, next);
  }
  return pairs;
}

/** Leaves out the nearest list entry around a pointer, or the field itself where it stands in no list. */
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

function rename(document: ToolsetDocument, { registry, language, project }: ExampleContext): ToolsetDocument {
  const about = registry.toolsets.find(({ manifest }) => manifest.mirrors);
  const company = about?.manifest.mirrors && getAt(about.examples[language], about.manifest.mirrors.name);
  return typeof company === 'string' && company !== '' ? replaceText(document, company, project.name) : document;
}

function replaceText<T>(value: T, from: string, to: string): T {
  if (typeof value === 'string') return value.replaceAll(from, to) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceText(item, from, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceText(child, from, to)])) as T;
}

/** The example's value at a pointer; for an item beyond the example's own, the one it would repeat. */
function atOrNear(document: ToolsetDocument, pointer: string): unknown {
  const exact = getAt(document, pointer);
  if (exact !== undefined) return exact;
  const list = parsePointer(pointer).findIndex((token) => /^\d+$/.test(token));
  if (list === -1) return undefined;
  const tokens = parsePointer(pointer);
  const items = getAt(document, formatPointer(tokens.slice(0, list)));
  if (!Array.isArray(items) || items.length === 0) return undefined;
  return getAt(document, formatPointer(tokens.with(list, String(Number(tokens[list]) % items.length))));
}
