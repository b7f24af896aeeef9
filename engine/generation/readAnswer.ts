import { schemaAt } from '#engine/schema/schemaAt.ts';
import { setAt } from '#engine/schema/pointer.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { fitToSchema } from './fitToSchema.ts';
import { notForModel } from './notForModel.ts';
import { type AllowedReferences, wantedFieldKey } from './toStrictSchema.ts';

/** A model's answer as a document, before it is validated. */
export interface ReadAnswer {
  document: ToolsetDocument;
  cut: string[];
  /** Whether the answer says anything that was asked for. */
  isEmpty: boolean;
}

export interface ReadOptions {
  fields?: readonly string[];
  current?: ToolsetDocument | null;
  references?: AllowedReferences;
  partial: boolean;
}

/**
 * Maps an answer in the projected shape back to a document. An answer for some fields only is laid into the present content;
 * a field it does not (yet) give stays as it is. Not every server holds a model to the schema, so whatever it wrote where it
 * must not (ids, computed values, fields left to people) is passed over.
 */
export function readAnswer(
  answer: unknown,
  toolset: Toolset,
  { fields, current, references, partial }: ReadOptions,
): ReadAnswer {
  const isExcluded = notForModel(toolset);
  const options = { partial, isExcluded, references };
  if (!fields) {
    const { value, cut } = fitToSchema(answer, toolset.schema, options);
    const document = isObject(value) ? value : {};
    return { document, cut, isEmpty: Object.keys(document).length === 0 };
  }
  let document = current ?? {};
  let isEmpty = true;
  const cut: string[] = [];
  for (const pointer of fields) {
    const node = schemaAt(toolset.schema, pointer);
    const key = wantedFieldKey(pointer);
    if (!node || isExcluded(pointer) || !isObject(answer) || !Object.hasOwn(answer, key)) continue;
    const fitted = fitToSchema(answer[key], toolset.schema, { ...options, node, pointer });
    if (fitted.value === undefined) continue;
    isEmpty = false;
    document = setAt(document, pointer, fitted.value);
    cut.push(...fitted.cut);
  }
  return { document, cut, isEmpty };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
