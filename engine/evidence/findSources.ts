import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { foldText } from '#engine/search/foldText.ts';

import type { SourceDeclaration } from './contracts/sourcesContract.ts';
import type { EvidenceToolset, Source } from './Evidence.ts';
import { readKind } from './readKind.ts';

/** An item that is a source, or will be one when it is done. */
export interface FoundSource extends Omit<Source, 'supports' | 'contradicts'> {
  isDone: boolean;
}

/** The declared sources of a document, also planned ones. */
export function findSources({ manifest }: EvidenceToolset, document: ToolsetDocument | null): FoundSource[] {
  return manifest.sources.flatMap((declared) =>
    expandPattern(document, `${declared.list}/*`).flatMap((pointer) => {
      const item = getAt(document, pointer);
      const source = readSource(declared, item);
      const id = textOf(item, 'id');
      if (!source || id === '') return [];
      return [{ ...source, id: `${manifest.id}/${id}`, toolset: manifest.id, pointer }];
    }),
  );
}

function readSource(declared: SourceDeclaration, item: unknown) {
  const kind = readKind(declared.kind, item);
  if (!kind) return null;
  const label = textOf(item, declared.label);
  const date = declared.date ? textOf(item, declared.date) : '';
  const person = (declared.person && textOf(item, declared.person)) || label || textOf(item, 'id');
  const isDone = !declared.done || declared.done.is.includes(textOf(item, declared.done.field));
  return { label, kind, person: foldText(person) || person, isDone, ...(date && { date }) };
}

function textOf(item: unknown, property: string): string {
  const value = getAt(item, `/${property}`);
  return typeof value === 'string' ? value.trim() : '';
}
